/**
 * Entrances, once each. An element with `data-reveal="0.1"` fades in when that share of it is in view; what is in view already, and
 * everything under reduced motion, is left as it is.
 */

import { calm } from './preferences.ts';

/** Tells where each element lies once the browser has laid out the page anyway: asking for it earlier would make it do so twice. */
const placing = new IntersectionObserver((entries) => {
  for (const { target, boundingClientRect } of entries) {
    placing.unobserve(target);
    if (boundingClientRect.top >= innerHeight) hideUntilSeen(target as HTMLElement, boundingClientRect.height);
  }
});

if (!calm) for (const element of document.querySelectorAll('[data-reveal]')) placing.observe(element);

/** @param height of the element, in CSS pixels */
function hideUntilSeen(element: HTMLElement, height: number): void {
  element.setAttribute('data-waiting', '');
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      element.removeAttribute('data-waiting');
      observer.disconnect();
    },
    { threshold: reachable(height, Number(element.dataset.reveal)), rootMargin: element.dataset.revealMargin ?? '0px' },
  );
  observer.observe(element);
}

/** A block taller than the window can never be wholly in view: what is asked of it shrinks with what it can show. */
function reachable(height: number, wanted: number): number {
  return Math.min(wanted, (0.6 * innerHeight) / height);
}
