/**
 * Entrance animations, once each. An element with `data-reveal="0.1"` fades in when that share of it is in view; what is in view already,
 * and everything under reduced motion, is not animated.
 */

import { prefersReducedMotion } from '#ui/prefers-reduced-motion.ts';

/** The observer reports at these shares of an element's height. */
const thresholds = Array.from({ length: 21 }, (_, step) => step / 20);

/** Reports the position of each element after the browser's own layout: reading it earlier would force another one. */
const positionObserver = new IntersectionObserver((entries) => {
  for (const { target, boundingClientRect } of entries) {
    positionObserver.unobserve(target);
    // Far below the viewport an element has no size yet (ui/styles/content-visibility.css).
    if (boundingClientRect.height === 0 || boundingClientRect.top >= innerHeight) hideUntilVisible(target as HTMLElement);
  }
});

if (!prefersReducedMotion()) for (const element of document.querySelectorAll('[data-reveal]')) positionObserver.observe(element);

function hideUntilVisible(element: HTMLElement): void {
  element.setAttribute('data-waiting', '');
  const minShare = Number(element.dataset.reveal);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => isRevealed(entry, minShare))) return;
      element.removeAttribute('data-waiting');
      observer.disconnect();
    },
    { threshold: thresholds, rootMargin: element.dataset.revealMargin },
  );
  observer.observe(element);
}

/** A block taller than the window can never be wholly in view: filling more than half of the window is enough for any. */
function isRevealed({ isIntersecting, intersectionRatio, intersectionRect }: IntersectionObserverEntry, minShare: number): boolean {
  return isIntersecting && (intersectionRatio >= minShare || intersectionRect.height >= 0.6 * innerHeight);
}
