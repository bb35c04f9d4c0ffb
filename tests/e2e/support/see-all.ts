import { expect, type Page } from '@playwright/test';

/** Scrolls through the page, then to each of its sections, until every island that waited for being seen has started. */
export async function seeAll(page: Page): Promise<void> {
  // Done in the page: Playwright's own scrolling waits for frames, and a browser on a busy machine may paint none for a while.
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
    const step = innerHeight * 0.8;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await pause();
    }
    for (const section of document.querySelectorAll('section, footer')) {
      section.scrollIntoView({ block: 'center', behavior: 'instant' });
      await pause();
    }
  });
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}
