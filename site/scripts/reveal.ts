/**
 * Entrance animations, once each (ui/styles/motion.css). An element with `data-reveal="0.1"` fades in when that share of it is in view; what is in
 * view already is not animated.
 */

/** The observer reports at these shares of an element's height. */
const thresholds = Array.from({ length: 21 }, (_, step) => step / 20);

document.querySelectorAll<HTMLElement>('[data-reveal]').forEach(reveal);

/** The first report comes after the browser's own layout: reading the position earlier would force another one. */
function reveal(element: HTMLElement): void {
  const minShare = Number(element.dataset.reveal);
  const observer = new IntersectionObserver(
    (entries) => {
      const isWaiting =
        (element.hasAttribute('data-waiting') || entries.some(isBelow)) && !entries.some((entry) => isRevealed(entry, minShare));
      element.toggleAttribute('data-waiting', isWaiting);
      if (!isWaiting) observer.disconnect();
    },
    { threshold: thresholds, rootMargin: element.dataset.revealMargin },
  );
  observer.observe(element);
}

/** Far below the viewport an element has no size yet (ui/styles/content-visibility.css). */
function isBelow({ boundingClientRect: { height, top } }: IntersectionObserverEntry): boolean {
  return height === 0 || top >= innerHeight;
}

/** A block taller than the window can never be wholly in view: filling more than half of the window is enough for any. */
function isRevealed({ isIntersecting, intersectionRatio, intersectionRect }: IntersectionObserverEntry, minShare: number): boolean {
  return isIntersecting && (intersectionRatio >= minShare || intersectionRect.height >= 0.6 * innerHeight);
}

export {};
