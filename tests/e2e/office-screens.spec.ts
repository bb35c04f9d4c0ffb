import { officePaths } from '#contract/office/paths';
import { accessibilityViolations, horizontalOverflow, horizontalOverflowAt } from './accessibility.ts';
import { expect, openOffice, sendQuote, sendReview, test } from './support/office.ts';

test.use({ as: 'owner' });

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
      const house = ['/people', '/people?invite=true', '/company', '/account', '/history', '/privacy', '/more'];
      for (const path of ['', '/quotes', `/quotes/${quote.id}`, answer, '/templates', '/reviews', '/undelivered', ...house]) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await openOffice(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await accessibilityViolations(page), path).toEqual([]);
        expect(await horizontalOverflow(page), path).toBe(0);
        expect(await horizontalOverflowAt(page), `${path} at 320 px`).toBe(0);
      }
    } finally {
      await choose({ locale: 'en', theme: 'system' });
    }
  });
