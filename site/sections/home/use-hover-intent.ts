import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** Milliseconds that the mouse has to rest on a pin before its card opens. */
const restMs = 250;

/** Pixels from the pointer to a box; 0 inside. */
function distanceTo(box: DOMRect | undefined, { clientX, clientY }: PointerEvent): number {
  if (!box) return 0;
  return Math.hypot(Math.max(box.left - clientX, 0, clientX - box.right), Math.max(box.top - clientY, 0, clientY - box.bottom));
}

/**
 * Opens what the mouse rests on, but nothing that it only crosses on its way to `destination`: the card to which the visitor is on the way
 * would be replaced by another. A finger opens at once.
 *
 * @returns the handlers of the part with an id
 */
export function useHoverIntent(destination: RefObject<HTMLElement | null>, open: (id: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const distance = useRef(0);

  const cancel = () => clearTimeout(timer.current);
  const openLater = (id: string) => {
    cancel();
    timer.current = setTimeout(open, restMs, id);
  };
  const measure = (event: PointerEvent) => distanceTo(destination.current?.getBoundingClientRect(), event);

  useEffect(() => () => clearTimeout(timer.current), []);

  return (id: string) => ({
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType === 'touch') return open(id);
      distance.current = measure(event);
      openLater(id);
    },
    onPointerMove(event: PointerEvent) {
      const before = distance.current;
      distance.current = measure(event);
      if (distance.current < before) openLater(id);
    },
    onPointerLeave: cancel,
  });
}
