import { readFile } from 'node:fs/promises';
import { officePaths } from '#contract/office/paths';
import { expect, openOffice, sendQuote, test } from '../support/office.ts';
import { officeToast } from '../support/toasts.ts';

test.use({ as: 'owner' });

test('a quote is closed with a reason, which the figures count and its timeline tells', async ({ page, site, colleague }) => {
  const owner = await colleague('owner');
  const { id } = await sendQuote(site, owner, { fullName: 'Figure Haddad', email: 'figure@customer.example', message: 'A till.' });
  await openOffice(page, `/quotes/${id}`);
  await page.getByRole('button', { name: 'Status: New' }).click();
  await page.getByRole('menuitem', { name: 'Lost, because …' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Chose someone else' }).click();
  await expect(officeToast(page, 'Figure Haddad: Lost')).toBeVisible();

  await openOffice(page, `/quotes/${id}`);
  await expect(page.getByText('Lost: Chose someone else')).toBeVisible();
  await page.getByRole('button', { name: 'Status: Lost' }).click();
  await page.getByRole('menuitem', { name: 'Lost, because …' }).click();
  await page.getByRole('menuitem', { name: 'In your own words' }).click();
  await page.getByLabel('Reason').fill('Moves to another city');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Lost: Moves to another city')).toBeVisible();

  await openOffice(page, '/figures?period=thisWeek');
  await expect(page.getByRole('row', { name: /Lost: Another reason/ })).toBeVisible();
  await page.getByRole('definition').getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/\/quotes\?.*state=/);
});

test('a period is chosen, own days too, and saved as a file', async ({ page, colleague }) => {
  await colleague('owner');
  await openOffice(page, '/figures');
  await expect(page.getByRole('link', { name: 'Last week' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Custom' }).click();
  const asked = page.waitForResponse(
    (response) => response.url().includes(`${officePaths.figures}?`) && response.url().includes('2026-01-01'),
  );
  await page.getByLabel('From', { exact: true }).fill('2026-01-01');
  await page.getByLabel('To', { exact: true }).fill('2026-01-31');
  expect((await asked).status()).toBe(200);
  await expect(page).toHaveURL(/to=2026-01-31/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export these figures as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('area,figure,name,period,before');
  expect(csv).toContain('period,from,,2026-01-01,2025-12-01');
});
