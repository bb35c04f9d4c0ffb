import { type RefObject, useEffect, useRef } from 'react';

/** Whether nothing has the focus, or something that cannot be pressed any more. */
const isLost = (): boolean => document.activeElement === document.body || document.activeElement?.matches(':disabled') === true;

/** Gives the focus to an element when what was begun is done and its buttons, one of which had it, are gone or switched off. */
export function useFocusWhenDone(element: RefObject<HTMLElement | null>, isBegun: boolean): void {
  const wasBegun = useRef(isBegun);
  useEffect(() => {
    if (wasBegun.current && !isBegun && isLost()) element.current?.focus({ preventScroll: true });
    wasBegun.current = isBegun;
  }, [element, isBegun]);
}

/** Gives the focus to an element that appears where the one that had it was. */
export function useFocusWhenThere(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isLost()) element.current?.focus({ preventScroll: true });
  }, [element]);
}
