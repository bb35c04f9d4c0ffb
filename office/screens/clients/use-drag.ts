import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Places } from './use-places.ts';

/** Moves a client by its handle with mouse, finger or pen, to where another one is; Esc puts it back. Clients are elements with `data-id`. */
export function useDrag({ rows, move, settle, cancel }: Places) {
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
      onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
        if (dragged.current !== id) return;
        const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-id]')?.dataset.id;
        const place = rows.find((row) => row.id === over)?.place;
        if (over !== id && place != null) move(id, place);
      },
      onPointerUp: () => end(settle),
      onPointerCancel: () => end(cancel),
    }),
  };
}
