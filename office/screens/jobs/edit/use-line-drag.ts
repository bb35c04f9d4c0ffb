import { type RefObject, useRef } from 'react';
import { rowGivingWay, useDrag } from '../../../parts/hooks/use-drag.ts';

/** Moves a line by its handle; Esc puts it back. Lines are `li` with `data-line`, inside `list`. */
export function useLineDrag(
  list: RefObject<HTMLElement | null>,
  lines: readonly { key: number }[],
  move: (key: number, place: number) => void,
) {
  const from = useRef<number>(undefined);

  return useDrag<number>({
    onMove(key, { clientY }) {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('li[data-line]') ?? [])];
      const at = lines.findIndex((line) => line.key === key);
      const over = rowGivingWay(rows, at, clientY);
      if (over === undefined) return;
      from.current ??= at;
      move(key, over);
    },
    onDrop() {
      from.current = undefined;
    },
    onCancel(key) {
      if (from.current !== undefined) move(key, from.current);
      from.current = undefined;
    },
  });
}
