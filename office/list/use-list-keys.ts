import { useShortcut } from '../parts/shortcuts/shortcuts.ts';

interface ListKeys {
  isOn: boolean;
  move(by: 1 | -1): void;
  /** Selects the current row and the one beside it, and moves there. */
  selectAndMove(by: 1 | -1): void;
  select(): void;
  open(): void;
  /** Clears what is selected, then leaves what is open. */
  back(): void;
}

/** The keys that every list with a selection has. */
export function useListKeys({ isOn, move, selectAndMove, select, open, back }: ListKeys): void {
  useShortcut('everywhere', { Escape: back }, { isOn });
  useShortcut(
    'lists',
    {
      j: () => move(1),
      k: () => move(-1),
      Enter: open,
      x: select,
      'Shift+J': () => selectAndMove(1),
      'Shift+K': () => selectAndMove(-1),
    },
    { isOn },
  );
}
