import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { edgeScroll } from './edge-scroll.ts';

interface Drag {
  /** Contains the rows or cells, which are elements with `data-id`. */
  list: RefObject<HTMLElement | null>;
  /** The one that is held is over another one, which gives way to it. */
  onOver(id: string, overId: string): void;
  /** It was let go. */
  onDrop?(): void;
  /** It was given up with Esc, or the browser took the pointer away. */
  onCancel?(): void;
}

/** Holds one of several by its handle with mouse, finger or pen. */
export function useDrag({ list, onOver, onDrop, onCancel }: Drag) {
  const dragged = useRef<{ id: string; pointerId: number }>(undefined);
  const [draggedId, setDraggedId] = useState<string>();
  const [scroll] = useState(edgeScroll);

  const end = (finish: (() => void) | undefined) => {
    const ended = dragged.current;
    dragged.current = undefined;
    setDraggedId(undefined);
    if (ended) finish?.();
  };

  useEffect(() => {
    if (draggedId === undefined) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onPointer = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: (id: string, event: PointerEvent) => void) =>
      document.addEventListener(
        type,
        (event) => {
          if (dragged.current?.pointerId === event.pointerId) act(dragged.current.id, event);
        },
        { signal },
      );
    onPointer('pointermove', (id, event) => {
      scroll.follow(event);
      const overId = givingWay(list.current, id, event);
      if (overId !== undefined) onOver(id, overId);
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
    handle: (id: string) => ({
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
 * The id of the one under the pointer that gives way. A cell beside others does it at once. A row does it when the pointer has gone over its middle: with
 * rows of different heights the held one would otherwise jump back.
 */
function givingWay(list: HTMLElement | null, id: string, { clientX, clientY }: PointerEvent): string | undefined {
  const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-id]');
  if (!over || over.dataset.id === id || !list?.contains(over)) return undefined;
  const { left, top, height } = over.getBoundingClientRect();
  const held = list.querySelector(`[data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  const isBesideOthers = [over.previousElementSibling, over.nextElementSibling].some(
    (other) => other !== null && other.getBoundingClientRect().left !== left,
  );
  const isPastMiddle = held && (held.top < top ? clientY > top + height / 2 : clientY < top + height / 2);
  return isBesideOthers || isPastMiddle ? over.dataset.id : undefined;
}
