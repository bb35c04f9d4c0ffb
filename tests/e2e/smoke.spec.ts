import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { builtRoutes, prerenderedRoutes } from './support/routes.ts';
import { seeAll } from './support/see-all.ts';
import { expect, test } from './support/test.ts';

/** The narrowest screen that the site is made for, in CSS pixels (WCAG 1.4.10). */
const narrowest = 320;

/** Before compression: the layout's script, a film's starter, some air. */
const staticScripts = 3_000;
/** The same and what waits for an island to come into view. React alone has twenty times as much. */
const waitingScripts = 8_000;

/** Islands may start when they are this close to coming into view, in CSS pixels. */
const nearView = 200;

// Sections that fade in would be measured half-way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function accessibilityProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

async function sidewaysScroll(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Pictures that stand on the page and have not come; those that a carousel keeps aside may wait. */
function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stands = (picture: HTMLImageElement) => {
      const { left, right } = picture.getBoundingClientRect();
      return picture.checkVisibility() && right > 0 && left < innerWidth;
    };
    const missing = [...document.images].filter((picture) => stands(picture) && !(picture.complete && picture.naturalWidth > 0));
    return missing.map(({ currentSrc, src }) => currentSrc || src);
  });
}

/** How many characters of script the browser has been given so far, in files and in the page. */
function countScripts(page: Page): () => Promise<number> {
  const files: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') files.push(response.body().then(({ length }) => length));
  });
  return async () => {
    const inline = await page.locator('script:not([src]):not([type="application/ld+json"])').allTextContents();
    const lengths = await Promise.all(files);
    return lengths.reduce((sum, length) => sum + length, inline.join('').length);
  };
}

for (const url of builtRoutes) {
  test(`${url} is a sound page`, async ({ page }) => {
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    expect((await page.title()).trim()).not.toBe('');
    await seeAll(page);
    await expect.poll(() => missingPictures(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page, narrowest)).toBe(0);
  });
}

// Pages that are rendered on demand need more, and have it measured elsewhere.
for (const url of prerenderedRoutes) {
  test(`${url} ships no script that nobody asked for`, async ({ page }) => {
    const scriptSize = countScripts(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    const islands = await page.locator('astro-island').all();
    for (const island of islands) await expect(island).toHaveAttribute('client', /^(visible|after-load)$/);
    const seen = await page.evaluate((margin) => {
      const parts = [...document.querySelectorAll('astro-island > *')];
      return parts.some((part) => part.getBoundingClientRect().top < innerHeight + margin);
    }, nearView);
    if (!seen) expect(await scriptSize()).toBeLessThanOrEqual(islands.length > 0 ? waitingScripts : staticScripts);
    if (islands.length > 0) return;
    await seeAll(page);
    expect(await scriptSize()).toBeLessThanOrEqual(staticScripts);
  });
}

test.describe('an unknown address', () => {
  // The browser itself notes the status of the page.
  test.use({ allowedFaults: [/status of 404/] });

  test('shows the not-found page with status 404', async ({ page }) => {
    const response = await page.goto('/nowhere/at/all');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toContainText('Page not found');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page, narrowest)).toBe(0);
  });
});
