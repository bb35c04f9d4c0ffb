import type { Page } from '@playwright/test';
import { content } from '#site/content/content.ts';
import { hydrate, scrollToCenter } from './support/scrolling.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const region = (page: Page, name: string) => page.getByRole('region', { name });

test.describe('product demo', () => {
  const films = ['POS Setup Tutorial', 'Payment Processing'];

  /** Opens the page and returns the section with its island running. */
  async function demo(page: Page) {
    await page.goto('/point-of-sale');
    return hydrate(region(page, 'Product Demo'));
  }

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  /** Measures how far the row has moved, as a share of its own width. */
  const shift = (page: Page) =>
    page.locator('[data-slide]').evaluate((row) => {
      const { e } = new DOMMatrix(getComputedStyle(row).transform);
      return Math.round((100 * e) / row.getBoundingClientRect().width);
    });

  test('two films; each step shifts them by 40 %, through the end to the beginning', { tag: '@responsive' }, async ({ page }) => {
    const section = await demo(page);
    await expect(section.getByRole('figure')).toHaveCount(2);
    for (const [index, title] of films.entries()) await expect(section.getByRole('figure').nth(index)).toContainText(title);
    expect(await shift(page)).toBe(0);
    for (const direction of ['Next film', 'Previous film']) {
      await button(page, direction).click();
      await expect.poll(() => shift(page)).toBe(-40);
      await button(page, direction).click();
      await expect.poll(() => shift(page)).toBe(0);
    }
  });

  test('in Arabic the next film comes from the left, and is to the left', { tag: '@responsive' }, async ({ page }) => {
    const { demo: text } = content('pointOfSale', 'ar');
    await page.goto('/ar/point-of-sale');
    await hydrate(region(page, text.title));
    const places = () =>
      page.locator('[data-slide] video:visible').evaluateAll((films) => films.map((film) => film.getBoundingClientRect().x));
    const [first = 0, second = 0] = await places();
    expect(second).toBeLessThan(first);
    await button(page, text.next).click();
    await expect.poll(() => shift(page)).toBe(40);
    expect((await places())[1]).toBeGreaterThan(second);
    const centre = async (name: string) => (await button(page, name).boundingBox())?.x ?? 0;
    expect(await centre(text.next)).toBeLessThan(await centre(text.previous));
  });

  test('one film plays at a time, a second press pauses, and the end clears its state', async ({ page }) => {
    const section = await demo(page);
    const videos = section.locator('video');
    await button(page, 'Play POS Setup Tutorial').click();
    await expect(button(page, 'Pause POS Setup Tutorial')).toBeAttached();
    await button(page, 'Next film').click();
    await button(page, 'Play Payment Processing').click();
    await expect(button(page, 'Pause Payment Processing')).toBeAttached();
    await expect(button(page, 'Play POS Setup Tutorial')).toBeAttached();
    expect(await videos.evaluateAll((all) => all.map((video) => (video as HTMLVideoElement).paused))).toEqual([true, false]);

    await button(page, 'Pause Payment Processing').click();
    await expect(button(page, 'Play Payment Processing')).toBeVisible();
    await button(page, 'Play Payment Processing').click();
    await videos.nth(1).evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.1;
    });
    await expect(button(page, 'Play Payment Processing')).toBeVisible();
  });
});

test.describe('product demo without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both films have the controls of the browser, and no button without function is shown', async ({ page }) => {
    await page.goto('/point-of-sale');
    const section = region(page, 'Product Demo');
    await expect(section.locator('video:visible')).toHaveCount(2);
    await expect(section.locator('video[controls][poster]:visible')).toHaveCount(2);
    await expect(section.getByRole('button')).toHaveCount(0);
  });
});

for (const [path, section] of [
  ['/mobile-app', 'It reads from the right, too.'],
  ['/website', 'Once it is live, it is yours.'],
  ['/windows', 'For hands that know the keys'],
] as const) {
  test(`${path}: the block of picture and text slides in from the side at half visibility, once`, async ({ page }) => {
    await page.goto(path);
    const block = region(page, section).locator('[data-reveal="0.5"][data-reveal-margin="0px 0px -50px 0px"][data-reveal-from]');
    await expect(block.locator('img')).toHaveCount(1);
    await expect(block).toHaveAttribute('data-waiting');
    await scrollToCenter(block);
    await expect(block).not.toHaveAttribute('data-waiting');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(block).not.toHaveAttribute('data-waiting');
  });
}
