/**
 * Entrances, once each. An element with `data-reveal="0.1"` fades in when that share of it is in view; what is in view already, and
 * everything under reduced motion, is left as it is.
 */

import { calm } from './preferences.ts';

for (const element of calm ? [] : document.querySelectorAll<HTMLElement>('[data-reveal]')) {
  if (element.getBoundingClientRect().top < innerHeight) continue;
  element.setAttribute('data-waiting', '');
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      element.removeAttribute('data-waiting');
      observer.disconnect();
    },
    { threshold: reachable(element, Number(element.dataset.reveal)), rootMargin: element.dataset.revealMargin ?? '0px' },
  );
  observer.observe(element);
}

/** A block taller than the window can never be wholly in view: what is asked of it shrinks with what it can show. */
function reachable(element: HTMLElement, wanted: number): number {
  return Math.min(wanted, (0.6 * innerHeight) / element.offsetHeight);
}
