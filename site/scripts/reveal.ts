/**
 * Entrances, once each. An element with `data-reveal="0.1"` fades in when that share of it is in view; what is in view already, and
 * everything under reduced motion, is left as it is.
 */

import { prefersReducedMotion } from './preferences.ts';

/** How far an element has come into view is looked at in these steps, as shares of its height. */
const steps = Array.from({ length: 21 }, (_, step) => step / 20);

/** Tells where each element lies once the browser has laid out the page anyway: asking for it earlier would make it do so twice. */
const placing = new IntersectionObserver((entries) => {
  for (const { target, boundingClientRect } of entries) {
    placing.unobserve(target);
    // What is far away has no size yet (styles/near.css).
    if (boundingClientRect.height === 0 || boundingClientRect.top >= innerHeight) hideUntilSeen(target as HTMLElement);
  }
});

if (!prefersReducedMotion) for (const element of document.querySelectorAll('[data-reveal]')) placing.observe(element);

function hideUntilSeen(element: HTMLElement): void {
  element.setAttribute('data-waiting', '');
  const wanted = Number(element.dataset.reveal);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => shows(entry, wanted))) return;
      element.removeAttribute('data-waiting');
      observer.disconnect();
    },
    { threshold: steps, rootMargin: element.dataset.revealMargin ?? '0px' },
  );
  observer.observe(element);
}

/** A block taller than the window can never be wholly in view: filling more than half of the window is enough for any. */
function shows({ isIntersecting, intersectionRatio, intersectionRect }: IntersectionObserverEntry, wanted: number): boolean {
  return isIntersecting && (intersectionRatio >= wanted || intersectionRect.height >= 0.6 * innerHeight);
}
