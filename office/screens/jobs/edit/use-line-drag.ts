import { type PointerEvent, type RefObject, useState } from 'react';
import { rowGivingWay } from '../../../parts/use-drag.ts';

/** Moves a line by its handle with mouse, finger or pen: where it is let go, it stays. Lines are `li` with `data-line`, inside `list`. */
export function useLineDrag(
  list: RefObject<HTMLElement | null>,
  lines: readonly { key: number }[],
  move: (key: number, place: number) => void,
) {
  const [dragged, setDragged] = useState<number>();
  const end = () => setDragged(undefined);

  return {
    dragged,
    handle: (key: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(key);
      },
      onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
        if (dragged !== key) return;
        const rows = [...(list.current?.querySelectorAll<HTMLElement>('li[data-line]') ?? [])];
        const at = lines.findIndex((line) => line.key === key);
        const over = rowGivingWay(rows, at, clientY);
        if (over !== undefined) move(key, over);
      },
      onPointerUp: end,
      onPointerCancel: end,
    }),
  };
}
