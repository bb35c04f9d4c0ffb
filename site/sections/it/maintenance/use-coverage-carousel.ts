import { type RefObject, type TouchEvent, useEffect, useRef, useState } from 'react';
import { useAutoplay } from '#ui/carousel/use-autoplay.ts';
import { autoplayMs, pageAt, swipeThreshold } from './coverage-pages.ts';

/** Makes the cards of the hidden pages inert, so that the keyboard and screen readers skip them. */
function useInertPages(viewport: RefObject<HTMLElement | null>, page: number) {
  useEffect(() => {
    for (const [index, element] of viewport.current?.querySelectorAll<HTMLElement>('[data-page]').entries() ?? []) {
      element.inert = index !== page;
    }
  }, [viewport, page]);
}

/**
 * Which page of the carousel is shown, and its autoplay. Previous, next, a dot and a swipe stop autoplay; so does the mouse over a
 * card, and leaving the cards starts it again. What the pause button stops stays stopped.
 */
export function useCoverageCarousel() {
  const [page, setPage] = useState(0);
  const [auto, setAuto] = useState(true);
  const viewport = useRef<HTMLDivElement>(null);
  const touchStart = useRef<{ clientX: number; clientY: number }>(undefined);
  const autoplay = useAutoplay({
    interval: autoplayMs,
    paused: !auto,
    shown: page,
    advance: () => setPage((current) => pageAt(current, 1)),
  });
  useInertPages(viewport, page);

  const show = (target: number) => {
    setPage(target);
    setAuto(false);
  };

  return {
    viewport,
    page,
    running: autoplay.running,
    show,
    next: () => show(pageAt(page, 1)),
    previous: () => show(pageAt(page, -1)),
    toggle: () => {
      if (autoplay.running || !autoplay.playing) autoplay.toggle();
      if (!autoplay.running) setAuto(true);
    },
    pointerHandlers: {
      onPointerEnter: ({ pointerType }: { pointerType: string }) => pointerType === 'mouse' && setAuto(false),
      onPointerLeave: ({ pointerType }: { pointerType: string }) => pointerType === 'mouse' && setAuto(true),
      onTouchStart: ({ touches }: Pick<TouchEvent, 'touches'>) => {
        touchStart.current = touches.item(0) ?? undefined;
      },
      onTouchEnd: ({ changedTouches }: Pick<TouchEvent, 'changedTouches'>) => {
        const end = changedTouches.item(0);
        if (!touchStart.current || !end) return;
        const across = end.clientX - touchStart.current.clientX;
        const down = end.clientY - touchStart.current.clientY;
        // A finger that scrolls the page drifts sideways as well.
        if (Math.abs(across) <= swipeThreshold || Math.abs(across) <= Math.abs(down)) return;
        const forwards = document.dir === 'rtl' ? across > 0 : across < 0;
        show(pageAt(page, forwards ? 1 : -1));
      },
    },
  };
}
