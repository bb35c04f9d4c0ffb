import type { Page } from '@playwright/test';
import { brand } from '#brand';
import { navigation } from '#content/en/navigation';
import { servicePages } from '#contract/services';
import { pageUrl, urls } from '#contract/urls';
import { expect, test } from './support/test.ts';

test.use({ isPageShared: true });

/** A phone whose browser shows its bars, and a laptop. */
const windows = [
  { width: 390, height: 664 },
  { width: 1440, height: 780 },
];

const paths = servicePages.flatMap((page) => [pageUrl(page, 'en'), pageUrl(page, 'ar')]);

/** Lower edges in pixels, and the words above the headline. */
const firstScreen = (page: Page) =>
  page.evaluate(() => {
    const [hero] = document.querySelectorAll('main > section');
    const bottomOf = (selector: string) => Math.round(hero?.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN);
    return { action: bottomOf('a.btn--primary'), eyebrow: bottomOf('.eyebrow'), words: hero?.querySelector('.eyebrow')?.textContent ?? '' };
  });

for (const path of paths)
  test(`on ${path} the first screen names the service and has the button, on a phone and on a laptop`, async ({ page }) => {
    for (const size of windows) {
      await page.setViewportSize(size);
      if (size === windows[0]) await page.goto(path);
      const { action, eyebrow, words } = await firstScreen(page);
      expect(words).not.toBe('');
      expect(eyebrow).toBeLessThan(size.height);
      expect(action, `${size.width} px`).toBeLessThanOrEqual(size.height);
    }
  });

test.describe('in the bar of a phone', () => {
  test.use({ isPageShared: false, viewport: { width: 390, height: 664 }, contextOptions: { reducedMotion: 'no-preference' } });

  const quote = (page: Page) => page.getByRole('banner').getByRole('link', { name: navigation.quote, exact: true });
  const language = (page: Page) => page.getByRole('banner').locator('[data-language-switch]').first();

  test('the link to the quote form comes in place of the language once the button of the hero has left, and goes when it is back', async ({
    page,
  }) => {
    await page.goto(urls.cctv);
    await expect(quote(page)).toBeHidden();
    await expect(language(page)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await expect(quote(page)).toBeInViewport({ ratio: 1 });
    await expect(quote(page)).toHaveAttribute('href', urls.contact);
    await expect(language(page)).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(quote(page)).toBeHidden();
  });

  test('a page without a button in its hero keeps the language there', async ({ page }) => {
    await page.goto(urls.about);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await expect(quote(page)).toBeHidden();
    await expect(language(page)).toBeVisible();
  });

  test('the menu has telephone, chat and hours', async ({ page }) => {
    await page.goto(urls.cctv);
    await page.getByRole('button', { name: navigation.menu.open }).click();
    const menu = page.locator('#menu');
    await expect(menu.getByRole('link', { name: brand.phone.label })).toHaveAttribute('href', brand.phone.href);
    if (brand.chatUrl) await expect(menu.getByRole('link', { name: navigation.menu.chat })).toHaveAttribute('href', brand.chatUrl);
    await expect(menu.getByText('09:00')).toBeVisible();
  });
});
