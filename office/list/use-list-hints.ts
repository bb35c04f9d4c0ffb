import { useText } from '../content/use-text.ts';

/** Returns the keys that lists share, each with what it does, for their line of keys. */
export function useListHints() {
  const { keys } = useText('list');
  return {
    move: ['J K', keys.move],
    open: ['Enter', keys.open],
    select: ['X', keys.select],
    undo: ['Z', keys.undo],
    all: ['?', keys.all],
  } as const;
}
