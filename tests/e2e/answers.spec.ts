import { localizedPath, siteLocales } from '#contract/locales';
import { urls } from '#contract/urls';
import { content } from '#site/content/content.ts';
import { accessibilityViolations, horizontalOverflow } from './accessibility.ts';
import { expect, test } from './support/test.ts';

for (const locale of siteLocales)
  test(`questions of a service page open and close by keyboard, each by itself, in ${locale}`, async ({ page }) => {
    const [first, second] = content('pointOfSale', locale).answers;
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(localizedPath(`${urls.pointOfSale}#answers-title`, locale));
    const question = page.getByText(first.question, { exact: true });
    await expect(page.getByText(first.answer)).toBeHidden();
    await page.locator('summary', { has: question }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(first.answer)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByText(second.answer)).toBeVisible();
    await expect(page.getByText(first.answer)).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByText(second.answer)).toBeHidden();
  });

test('on paper every answer is there', async ({ page }) => {
  await page.goto(urls.website);
  await page.emulateMedia({ media: 'print' });
  for (const { question, answer } of content('website', 'en').answers) if (question) await expect(page.getByText(answer)).toBeVisible();
});
