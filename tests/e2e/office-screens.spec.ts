import type { Page } from '@playwright/test';
import { officePaths } from '#contract/office/paths';
import { accessibilityViolations, horizontalOverflow, horizontalOverflowAt } from './accessibility.ts';
import { expect, goOnTo, openOffice, sendQuote, sendReview, test } from './support/office.ts';
import { desktop } from './support/screens.ts';

test.use({ as: 'owner' });

/** What has to hold for the screen that is open, of which `path` is the name here. */
async function expectSound(page: Page, path: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await accessibilityViolations(page), path).toEqual([]);
  expect(await horizontalOverflow(page), path).toBe(0);
  expect(await horizontalOverflowAt(page), `${path} at 320 px`).toBe(0);
  await page.setViewportSize(desktop.viewport);
}

// Between them they show both lights and both languages; nothing in one depends on the other.
for (const { locale, theme } of [
  { locale: 'en', theme: 'dark' },
  { locale: 'ar', theme: 'light' },
] as const)
  test(`every screen is accessible and fits a narrow window: ${locale}, ${theme}`, async ({ page, site, colleague }) => {
    const { api } = await colleague('owner');
    const choose = (preferences: object) => api.patch(officePaths.account, { data: { preferences } });
    const owner = await colleague('owner');
    const quote = await sendQuote(site, owner, {
      fullName: 'Huda Zayed',
      email: 'huda@customer.example',
      message: 'Three shops, one network.',
    });
    await sendReview(site, { fullName: 'Omar Nasser', email: 'omar@customer.example', message: 'They came when they said they would.' });
    await choose({ locale, theme });
    try {
      const answer = `/quotes/${quote.id}/answer`;
      const house = ['/people', '/company', '/account', '/history', '/privacy', '/more'];
      const invitation = '/people?invite=true';
      await openOffice(page, invitation);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expectSound(page, invitation);
      for (const path of ['', '/quotes', `/quotes/${quote.id}`, answer, '/templates', '/reviews', '/undelivered', ...house]) {
        await goOnTo(page, path);
        await expectSound(page, path);
      }
    } finally {
      await choose({ locale: 'en', theme: 'system' });
    }
  });
