import type { Page } from '@playwright/test';
import type { Client } from '#contract/client';
import { type Locale, localizedPath } from '#contract/locales';
import { clientDetails, type PageUrl, urls } from '#contract/urls';
import { accessibilityViolations, horizontalOverflow, narrowestWidth, overflowingWidths } from './accessibility.ts';
import { hiddenHeadings, missingPictures } from './support/page-faults.ts';
import { routes, routesWithData } from './support/routes.ts';
import { scrollThroughPage, visitWaitingSections } from './support/scrolling.ts';
import { expect, test } from './support/test.ts';

test.use({ isPageShared: true });

/** Characters before compression: the layout's script, where a visit began and a page shown after prerendering included, a film's starter, some air. */
const maxStaticScript = 5_000;
/** The same and what waits for an island to come into view. React alone has twenty times as much. */
const maxWaitingScript = 9_100;

/** Islands may start when they are this close to coming into view, in CSS pixels. */
const islandMargin = 200;

/** A busy browser may not have begun to load a picture while it was in view: its section is visited again. */
async function expectNoMissingPicture(page: Page): Promise<void> {
  await expect(async () => {
    const missing = await missingPictures(page);
    if (missing.length > 0) await visitWaitingSections(page);
    expect(missing).toEqual([]);
  }).toPass({ timeout: 10_000 });
}

/** Names of empty fields whose caret stands where lines of another language begin. */
function fieldsAgainstThePage(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[dir="auto"]:is(input, textarea)')]
      .filter((field) => field.value === '' && getComputedStyle(field).direction !== document.documentElement.dir)
      .map(({ name }) => name),
  );
}

/** Characters of script that the browser has been given so far, in files and in the page. */
function countScripts(page: Page): () => Promise<number> {
  const files: Promise<number>[] = [];
  // Of the tests before, which had the same page.
  page.removeAllListeners('response');
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') files.push(response.body().then(({ length }) => length));
  });
  return async () => {
    const inline = await page.locator('script:not([src]):not([type="application/ld+json"])').allTextContents();
    const lengths = await Promise.all(files);
    return lengths.reduce((sum, length) => sum + length, inline.join('').length);
  };
}

/** Islands wait for being seen, and until then the browser is given only what it needs. Leaves the page where it is. */
async function expectNoEarlyScript(page: Page, scriptSize: () => Promise<number>): Promise<{ islands: number }> {
  const islands = await page.locator('astro-island').all();
  if (islands.length > 0) await page.waitForLoadState('networkidle');
  for (const island of islands) await expect(island).toHaveAttribute('client', /^(visible|after-load)$/);
  const isInView = await page.evaluate((margin) => {
    const parts = [...document.querySelectorAll('astro-island > *')];
    return parts.some((part) => part.getBoundingClientRect().top < innerHeight + margin);
  }, islandMargin);
  if (!isInView) expect(await scriptSize()).toBeLessThanOrEqual(islands.length > 0 ? maxWaitingScript : maxStaticScript);
  return { islands: islands.length };
}

/** Expects what has to hold for every page on every screen. */
async function expectSound(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  expect((await page.title()).trim()).not.toBe('');
  await scrollThroughPage(page);
  await expectNoMissingPicture(page);
  await expect.poll(() => hiddenHeadings(page)).toEqual([]);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
  const { width = 0 } = page.viewportSize() ?? {};
  const narrower = [1024, 768, narrowestWidth].filter((other) => other < width);
  expect(await overflowingWidths(page, ...narrower)).toEqual([]);
}

/** Opens a page; what it is given is held against the budget, but for pages with data, which have more islands. */
async function openWithinBudget(page: Page, url: PageUrl, locale: Locale): Promise<void> {
  const scriptSize = countScripts(page);
  const response = await page.goto(localizedPath(url, locale));
  expect(response?.status()).toBe(200);
  // home.spec.ts has the budget of the largest.
  const islands = !routesWithData.includes(url) ? (await expectNoEarlyScript(page, scriptSize)).islands : undefined;
  await expectSound(page);
  if (islands === 0) expect(await scriptSize()).toBeLessThanOrEqual(maxStaticScript);
}

// In pairs: every page in both languages and on both screens, either language on either screen.
for (const url of routes) {
  test(`${url} is accessible, loads no script early, misses no picture and does not scroll sideways`, async ({ page }) => {
    await openWithinBudget(page, url, 'en');
  });

  test(`${localizedPath(url, 'ar')} is accessible, loads no script early, misses no picture and does not scroll sideways on a phone`, {
    tag: '@phone',
  }, async ({ page }) => {
    await openWithinBudget(page, url, 'ar');
    expect(await fieldsAgainstThePage(page)).toEqual([]);
    expect(await overflowingWidths(page, 1440)).toEqual([]);
  });
}

test('the page of a client and a category of clients are as sound as every page', { tag: '@responsive' }, async ({ page, site }) => {
  const clients = (await (await fetch(`${site.url}/api/clients`)).json()) as Client[];
  await page.goto(clientDetails(clients.find(({ name }) => name === 'Orvaq')?._id ?? ''));
  await expectSound(page);
  await page.goto(`${urls.clients}?category=governments`);
  await expectSound(page);
});

test.describe('an unknown URL', () => {
  // The browser itself notes the status of the page.
  test.use({ allowedPageErrors: [/status of 404/] });

  test('shows the not-found page with status 404', { tag: '@responsive' }, async ({ page }) => {
    const response = await page.goto('/nowhere/at/all');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toContainText('Page not found');
    await expectSound(page);
  });
});
