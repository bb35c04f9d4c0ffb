import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../prefers-reduced-motion.ts';
import { type Carousel, timeNextMove } from './timed-move.ts';

/** Milliseconds that a move by button, dot or autoplay takes. */
const moveMs = 500;

/** On the server, where nothing moves, it does not matter. */
const pageDirection = () => (typeof document !== 'undefined' && document.dir === 'rtl' ? 'rtl' : 'ltr');

/**
 * A looping carousel over the children of `[data-track]` inside the element that `viewport` is given to. The slides may be markup that
 * the island received as its child. `live` is false until the carousel works; CSS then still offers plain sideways scrolling.
 */
export function useCarousel(count: number) {
  const [viewport, carousel] = useEmblaCarousel({ loop: true, containScroll: false, container: '[data-track]', direction: pageDirection() });
  const [selected, setSelected] = useState(0);
  const endMove = useRef<() => void>(undefined);

  /** Under reduced motion the carousel jumps. */
  function move(scroll: (carousel: Carousel, jump: boolean) => void): void {
    if (!carousel) return;
    const jump = prefersReducedMotion();
    endMove.current?.();
    if (!jump) endMove.current = timeNextMove(carousel, moveMs);
    scroll(carousel, jump);
  }

  useEffect(() => {
    if (!carousel) return;
    const follow = () => {
      const index = carousel.selectedScrollSnap();
      setSelected(index);
      // Slides beside the chosen one are half out of sight: the keyboard and screen readers pass them over.
      for (const [place, slide] of carousel.slideNodes().entries()) {
        slide.toggleAttribute('data-selected', place === index);
        slide.ariaHidden = String(place !== index);
        for (const link of slide.querySelectorAll('a')) link.tabIndex = place === index ? 0 : -1;
        // Sideways, lazy loading starts too late: the neighbours' pictures are fetched before they slide in.
        const distance = Math.abs(place - index);
        if (Math.min(distance, count - distance) > 1) continue;
        for (const picture of slide.querySelectorAll('img')) picture.loading = 'eager';
      }
    };
    follow();
    carousel.on('select', follow).on('reInit', follow);
    return () => {
      carousel.off('select', follow).off('reInit', follow);
    };
  }, [carousel, count]);

  return {
    viewport,
    live: carousel !== undefined,
    selected,
    next: () => move((moving, jump) => moving.scrollNext(jump)),
    previous: () => move((moving, jump) => moving.scrollPrev(jump)),
    show: (index: number) => move((moving, jump) => moving.scrollTo(index, jump)),
  };
}
