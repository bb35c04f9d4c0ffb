import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { edgeScroll } from './edge-scroll.ts';

interface Drag<Id> {
  /** The pointer that holds one has moved to here, in pixels of the window. */
  onMove(id: Id, pointer: { clientX: number; clientY: number }): void;
  /** It was let go. */
  onDrop?(id: Id): void;
  /** It was given up with Esc, or the browser took the pointer away. */
  onCancel?(id: Id): void;
}

/** Holds one of several by its handle with mouse, finger or pen. */
export function useDrag<Id extends string | number>({ onMove, onDrop, onCancel }: Drag<Id>) {
  const dragged = useRef<{ id: Id; pointerId: number }>(undefined);
  const [draggedId, setDraggedId] = useState<Id>();
  const [scroll] = useState(edgeScroll);

  const end = (finish: ((id: Id) => void) | undefined) => {
    const ended = dragged.current;
    dragged.current = undefined;
    setDraggedId(undefined);
    if (ended) finish?.(ended.id);
  };

  useEffect(() => {
    if (draggedId === undefined) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onPointer = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: (id: Id, event: PointerEvent) => void) =>
      document.addEventListener(
        type,
        (event) => {
          if (dragged.current?.pointerId === event.pointerId) act(dragged.current.id, event);
        },
        { signal },
      );
    onPointer('pointermove', (id, event) => {
      scroll.follow(event);
      onMove(id, event);
    });
    onPointer('pointerup', () => end(onDrop));
    onPointer('pointercancel', () => end(onCancel));
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end(onCancel);
    };
    document.addEventListener('keydown', giveUp, { capture: true, signal });
    return () => listening.abort();
  });

  const isDragging = draggedId !== undefined;
  useEffect(() => (isDragging ? scroll.start() : undefined), [isDragging, scroll]);

  return {
    draggedId,
    handle: (id: Id) => ({
      onPointerDown({ button, pointerId }: ReactPointerEvent<HTMLElement>) {
        if (button !== 0) return;
        // Not by the handle: it moves in the document with its row, which would end the capture after the first place.
        document.documentElement.setPointerCapture(pointerId);
        dragged.current = { id, pointerId };
        setDraggedId(id);
      },
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
