import { type PointerEvent, type RefObject, useState } from 'react';

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
        const over = rows.findIndex((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return clientY >= top && clientY < bottom;
        });
        if (over === -1 || over === at) return;
        // The line over whose middle the pointer has gone gives way: with lines of different heights it would otherwise jump back.
        const { top, height } = rows[over]?.getBoundingClientRect() ?? { top: 0, height: 0 };
        if (over > at ? clientY > top + height / 2 : clientY < top + height / 2) move(key, over);
      },
      onPointerUp: end,
      onPointerCancel: end,
    }),
  };
}
