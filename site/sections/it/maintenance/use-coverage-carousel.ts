import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAutoplay } from '#ui/use-autoplay.ts';
import { autoAdvance, swipeThreshold, turn } from './coverage-pages.ts';

/** The page under the finger's or the mouse's eye: cards of the other pages are passed over by the keyboard and screen readers. */
function useOnlyPage(viewport: RefObject<HTMLElement | null>, page: number) {
  useEffect(() => {
    for (const [index, element] of viewport.current?.querySelectorAll<HTMLElement>('[data-page]').entries() ?? []) {
      element.inert = index !== page;
    }
  }, [viewport, page]);
}

/**
 * Which page of the carousel is shown, and whether it turns by itself. Previous, next, a dot and a swipe turn auto-play off; so does
 * the mouse over a card, and leaving the cards turns it on again. The pause button is the visitor's word and outlasts all of that.
 */
export function useCoverageCarousel() {
  const [page, setPage] = useState(0);
  const [auto, setAuto] = useState(true);
  const viewport = useRef<HTMLDivElement>(null);
  const touched = useRef(0);
  const autoplay = useAutoplay({ interval: autoAdvance, hold: !auto, advance: () => setPage((before) => turn(before, 1)) });
  useOnlyPage(viewport, page);

  const go = (target: number) => {
    setPage(target);
    setAuto(false);
  };

  return {
    viewport,
    page,
    running: autoplay.running,
    show: go,
    next: () => go(turn(page, 1)),
    previous: () => go(turn(page, -1)),
    toggle: () => {
      if (autoplay.running || !autoplay.playing) autoplay.toggle();
      if (!autoplay.running) setAuto(true);
    },
    onCards: {
      onPointerEnter: ({ pointerType }: { pointerType: string }) => pointerType === 'mouse' && setAuto(false),
      onPointerLeave: ({ pointerType }: { pointerType: string }) => pointerType === 'mouse' && setAuto(true),
      onTouchStart: ({ touches }: { touches: { item(index: number): { clientX: number } | null } }) => {
        touched.current = touches.item(0)?.clientX ?? 0;
      },
      onTouchEnd: ({ changedTouches }: { changedTouches: { item(index: number): { clientX: number } | null } }) => {
        const distance = (changedTouches.item(0)?.clientX ?? touched.current) - touched.current;
        const forwards = document.dir === 'rtl' ? distance > 0 : distance < 0;
        if (Math.abs(distance) > swipeThreshold) go(turn(page, forwards ? 1 : -1));
      },
    },
  };
}
