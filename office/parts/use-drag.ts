import { type PointerEvent, useEffect, useRef, useState } from 'react';

interface Drag {
  /** The pointer that holds one has moved to here, in pixels of the window. */
  onMove(id: string, pointer: { clientX: number; clientY: number }): void;
  /** It was let go. */
  onDrop(): void;
  /** It was given up with Esc, or the browser took the pointer away. */
  onCancel(): void;
}

/** Holds one of several by its handle with mouse, finger or pen. */
export function useDrag({ onMove, onDrop, onCancel }: Drag) {
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
      end(onCancel);
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
      onPointerMove(pointer: PointerEvent<HTMLElement>) {
        if (dragged.current === id) onMove(id, pointer);
      },
      onPointerUp: () => end(onDrop),
      onPointerCancel: () => end(onCancel),
    }),
  };
}

/**
 * The index of the row that gives way to the one at `at`, if any: that over whose middle the pointer has gone. With rows of different heights it
 * would otherwise jump back.
 */
export function rowGivingWay(rows: readonly HTMLElement[], at: number, clientY: number): number | undefined {
  const over = rows.findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return clientY >= top && clientY < bottom;
  });
  if (over === -1 || over === at) return undefined;
  const { top, height } = rows[over]?.getBoundingClientRect() ?? { top: 0, height: 0 };
  const isPastMiddle = over > at ? clientY > top + height / 2 : clientY < top + height / 2;
  return isPastMiddle ? over : undefined;
}
