import type { Page } from '@playwright/test';

interface Entrance {
  /** Its element and the one around it: "ol > li". */
  element: string;
  isHeadline: boolean;
  /** The name of the keyframes. */
  name: string;
  /** Milliseconds. */
  delay: number;
  duration: number;
}

/**
 * Records the CSS animations that really start, from the first moment of every page that is opened afterwards.
 *
 * @returns those of the page that is open, so far
 */
export async function recordEntrances(page: Page): Promise<() => Promise<Entrance[]>> {
  await page.addInitScript(() => {
    const entrances: Entrance[] = [];
    Object.assign(globalThis, { entrances });
    addEventListener('animationstart', ({ target, animationName: name }) => {
      const element = target as Element;
      const running = element.getAnimations().find((animation) => (animation as CSSAnimation).animationName === name);
      // What follows the scroll position has no duration, and enters nothing.
      if (running && !(running.timeline instanceof DocumentTimeline)) return;
      const { delay = 0, duration = 0 } = running?.effect?.getComputedTiming() ?? {};
      entrances.push({
        element: `${element.parentElement?.localName} > ${element.localName}`,
        isHeadline: element.closest('h1') !== null || element.querySelector('h1') !== null,
        name,
        delay: Math.round(delay),
        duration: Number(duration),
      });
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { entrances: Entrance[] }).entrances);
}
