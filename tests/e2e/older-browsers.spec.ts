import type { Page } from '@playwright/test';
import { officePath } from '#contract/office/paths';
import { expect, test } from './support/test.ts';

const changed = new Set(['document', 'stylesheet', 'script']);

/** Gives pages, their styles and scripts another word for popovers, which no browser knows, and takes their hashes away. */
async function forgetPopovers(page: Page): Promise<void> {
  await page.context().route('**', async (route) => {
    if (!changed.has(route.request().resourceType())) return route.continue();
    const response = await route.fetch();
    const text = (await response.text()).replaceAll('popover', 'popunder').replaceAll('Popover', 'Popunder');
    return route.fulfill({ response, body: text.replaceAll(/ integrity="[^"]*"/g, '') });
  });
}

// A page that the browser prerenders is not changed, but its script is.
test.use({ bypassCSP: true, allowedPageErrors: [/integrity/] });

// Pages are left while something of them is still on its way.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

const menuOf = (page: Page) => page.locator('#menu');
const button = (page: Page) => page.locator('[popundertarget]');

for (const path of ['/', '/ar'])
  test(`without popovers the menu of ${path} opens by its button, and closes by it, by Escape, by the bar and by a link @phone`, async ({
    page,
  }) => {
    await forgetPopovers(page);
    await page.goto(path);
    await expect(menuOf(page)).toBeHidden();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('a[href="#menu"]')).toBeHidden();
    const close = {
      button: () => button(page).click(),
      escape: () => page.keyboard.press('Escape'),
      bar: () => page.locator('[data-navigation]').click({ position: { x: 190, y: 5 } }),
    };
    for (const how of Object.values(close)) {
      await button(page).click();
      await expect(menuOf(page)).toBeVisible();
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
      expect(
        await button(page)
          .locator('svg')
          .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).visibility)),
      ).toEqual(['hidden', 'visible']);
      await how();
      await expect(menuOf(page)).toBeHidden();
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    }
    await button(page).click();
    await menuOf(page).locator('a[href$="/contact"]').last().click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(menuOf(page)).toBeHidden();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('and without popovers a link opens the menu, and one in it closes it @phone', async ({ page }) => {
    await forgetPopovers(page);
    await page.goto('/');
    await expect(menuOf(page)).toBeHidden();
    await expect(button(page)).toBeHidden();
    await page.locator('a[href="#menu"]').click();
    await expect(menuOf(page)).toBeVisible();
    await menuOf(page).getByRole('link', { name: 'Close' }).click();
    await expect(menuOf(page)).toBeHidden();
  });

  test('the menu opens by its button where the browser knows popovers @phone', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('a[href="#menu"]')).toBeHidden();
    await page.locator('[popovertarget]').click();
    await expect(menuOf(page)).toBeVisible();
    await expect(menuOf(page).getByRole('link', { name: 'Close' })).toBeHidden();
  });
});

test('where the script of the Office does not run, a sentence in both languages names the browsers that it needs @phone', async ({
  page,
}) => {
  await page.route(/\/_astro\/.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: 'this is no script' }));
  await page.goto(officePath);
  for (const locale of ['en', 'ar']) await expect(page.locator(`p[lang="${locale}"]`).first()).toBeVisible({ timeout: 12_000 });
  await expect(page.getByText('Safari').first()).toBeVisible();
});
