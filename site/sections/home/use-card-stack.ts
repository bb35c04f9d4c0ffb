import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasModifierKey } from '#ui/has-modifier-key.ts';

/** Pixels that the front card has to be dragged to go to the back: to the left, and in a right-to-left page to the right. */
export const swipeThreshold = 150;

export type Place = 'front' | 'middle' | 'back' | 'sent' | 'waiting';

/**
 * A queue of cards of which three are seen. Dragging the front card left by more than `swipeThreshold` sends it to the back; `next`, and
 * the right arrow key, do the same, and the left arrow key undoes it. From right to left, all of this is the other way round.
 */
export function useCardStack(count: number, direction: 'ltr' | 'rtl') {
  const nextKey = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const [chosen, setChosen] = useState(0);
  // A refresh may bring fewer cards.
  const front = chosen % Math.max(count, 1);
  const [sent, setSent] = useState<number>();
  const drag = useRef<{ card: HTMLElement; from: number }>(undefined);

  const turn = (step: 1 | -1) => {
    setSent(step === 1 ? front : undefined);
    setChosen((front + step + count) % count);
  };
  const next = () => turn(1);

  /** Places a card; the one just sent away leaves to that side before it waits at the end of the queue. */
  const placeOf = (index: number): Place => {
    const distance = (index - front + count) % count;
    if (distance === 0) return 'front';
    if (distance === 1) return 'middle';
    if (distance === 2) return 'back';
    return index === sent ? 'sent' : 'waiting';
  };

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const card = (event.target as Element).closest<HTMLElement>('[data-place="front"]');
      if (!card || event.button !== 0 || count < 2) return;
      card.setPointerCapture(event.pointerId);
      card.toggleAttribute('data-dragged', true);
      drag.current = { card, from: event.clientX };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      drag.current?.card.style.setProperty('--drag', `${event.clientX - drag.current.from}px`);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const toTheRight = drag.current ? event.clientX - drag.current.from : 0;
      release();
      if ((direction === 'rtl' ? toTheRight : -toTheRight) > swipeThreshold) next();
    },
    onPointerCancel: release,
  };

  function release() {
    drag.current?.card.style.removeProperty('--drag');
    drag.current?.card.removeAttribute('data-dragged');
    drag.current = undefined;
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    // Alt or ⌘ and an arrow go back in the browser's history.
    if (hasModifierKey(event)) return;
    const stack = event.currentTarget;
    event.preventDefault();
    // The card that had the focus is no longer in front; the one that is takes it before another key can be pressed.
    flushSync(() => turn(event.key === nextKey ? 1 : -1));
    stack.querySelector<HTMLElement>('[data-place="front"]')?.focus();
  };

  return { front, placeOf, handlers, next, onKeyDown };
}
