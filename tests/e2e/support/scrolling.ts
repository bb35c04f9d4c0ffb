import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Scrolls an element to the middle of the window. Repeats it when the sections above take on other heights on the way, which happens
 * because they are laid out only near the window (content-visibility).
 */
export async function scrollToCenter(target: Locator): Promise<void> {
  await expect(async () => {
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(target).toBeInViewport({ timeout: 500 });
  }).toPass();
}

/** Waits until the scripts of all islands inside run. */
export const waitForIslands = (scope: Page | Locator): Promise<void> => expect(scope.locator('astro-island[ssr]')).toHaveCount(0);

/** Scrolls an element into view until the islands inside it run: one that is pushed out of the window again would wait for ever. */
export async function hydrate(target: Locator): Promise<Locator> {
  await expect(async () => {
    await scrollToCenter(target);
    await expect(target.locator('astro-island[ssr]')).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  return target;
}

/** Scrolls through the page, and to sections that were stepped over, until every island and every lazy picture has been in view. */
export async function scrollThroughPage(page: Pick<Page, 'evaluate'>): Promise<void> {
  // In the page, because Playwright's own scrolling waits for frames, and a browser on a busy machine may paint none for a while.
  await page.evaluate(async () => {
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const painted = () => Promise.race([frames(), new Promise((resolve) => setTimeout(resolve, 60))]);
    const step = innerHeight * 0.8;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await painted();
    }
  });
  // Sections take on other heights on the way.
  await expect(async () => {
    await visitWaitingSections(page);
    const waiting = () => page.evaluate(() => document.querySelectorAll('astro-island[ssr]').length);
    await expect.poll(waiting, { timeout: 1_000 }).toBe(0);
  }).toPass();
}

/** Scrolls to each section that waits for being in view, with an island or a reveal that has not begun, and to each picture that is not loaded. */
export async function visitWaitingSections(page: Pick<Page, 'evaluate'>): Promise<void> {
  await page.evaluate(async () => {
    const isWaiting = (element: Element) =>
      element instanceof HTMLImageElement
        ? !element.complete && element.checkVisibility()
        : element.matches('[data-waiting], :has(astro-island[ssr], [data-waiting])');
    for (let round = 0; round < 3; round += 1)
      for (const element of document.querySelectorAll('section, footer, img')) {
        if (!isWaiting(element)) continue;
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 40));
        // What is revealed or loaded in view is noticed with a frame, which comes late on a busy machine.
        await Promise.race([new Promise(requestAnimationFrame), new Promise((resolve) => setTimeout(resolve, 500))]);
      }
  });
}
