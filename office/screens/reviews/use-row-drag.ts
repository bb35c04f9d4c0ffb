import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { PublicOrder } from './use-public-order.ts';

/** Moves a row of a list by its handle with mouse, finger or pen; Esc puts it back. Rows are `li` with `data-id`, inside `lists`. */
export function useRowDrag(lists: React.RefObject<HTMLElement | null>, { reviews, move, settle, cancel }: PublicOrder) {
  const dragged = useRef<string>(undefined);
  const [draggedId, setDraggedId] = useState<string>();

  const end = (finish: () => void) => {
    if (dragged.current === undefined) return;
    dragged.current = undefined;
    setDraggedId(undefined);
    finish();
  };

  useEffect(() => {
    if (draggedId === undefined) return;
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end(cancel);
    };
    document.addEventListener('keydown', giveUp, true);
    return () => document.removeEventListener('keydown', giveUp, true);
  });

  return {
    draggedId,
    handle: (id: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = id;
        setDraggedId(id);
      },
      onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
        if (dragged.current !== id) return;
        const rows = [...(lists.current?.querySelectorAll<HTMLElement>('li[data-id]') ?? [])];
        // The row over whose middle the pointer has gone gives way.
        const at = rows.findIndex((row) => row.dataset.id === id);
        const over = rows.findIndex((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return clientY >= top && clientY < bottom;
        });
        if (over === -1 || over === at) return;
        const { top, height } = rows[over]?.getBoundingClientRect() ?? { top: 0, height: 0 };
        const isPastMiddle = over > at ? clientY > top + height / 2 : clientY < top + height / 2;
        const place = reviews.findIndex((review) => review.id === rows[over]?.dataset.id);
        if (isPastMiddle) move(id, place);
      },
      onPointerUp: () => end(settle),
      onPointerCancel: () => end(cancel),
    }),
  };
}
