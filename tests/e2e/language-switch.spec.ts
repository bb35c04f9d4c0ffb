import type { Page } from '@playwright/test';
import { quoteForm } from '#contract/forms/quote';
import { sampleTexts } from '#contract/testing/sample-values';
import { enter } from './support/fields.ts';
import { fillApplication } from './support/half-filled-application.ts';
import { waitForIslands } from './support/scrolling.ts';
import { expect, test } from './support/test.ts';

/** The link in the bar; on a page there are several. */
const switchTo = (page: Page, language: 'English' | 'العربية') => page.getByRole('link', { name: language, exact: true }).first().click();

const quote = sampleTexts(quoteForm, { fullName: 'رانيا حداد', message: 'صندوقان.\nAnd a till.' });

test('what was typed into a form is there in the other language, as it is by then', async ({ page, context }) => {
  await page.goto('/contact');
  await waitForIslands(page);
  for (const [name, value] of Object.entries(quote)) await enter(page.locator(`[name="${name}"]`), value);
  await switchTo(page, 'العربية');
  await expect(page).toHaveURL('/ar/contact');
  await waitForIslands(page);
  for (const [name, value] of Object.entries(quote)) await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
  expect((await context.cookies()).find(({ name }) => name === 'language')).toMatchObject({ value: 'ar', path: '/', sameSite: 'Lax' });

  await page.locator('[name="country"]').fill('الأردن');
  await switchTo(page, 'English');
  await expect(page).toHaveURL('/contact');
  await waitForIslands(page);
  await expect(page.locator('[name="country"]')).toHaveValue('الأردن');
});

test('the place on the page goes along: the query as it is by now, and the hash', async ({ page }) => {
  await page.goto('/clients');
  await waitForIslands(page);
  await page.getByRole('tab', { name: 'Banks' }).click();
  await page.evaluate(() => {
    location.hash = 'client-panel';
  });
  await switchTo(page, 'العربية');
  await expect(page).toHaveURL('/ar/clients?category=banks#client-panel');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('البنوك');
});

test('a half-filled application is there in the other language, but for the file, and its dialog stays closed', async ({ page }) => {
  await fillApplication(page, 'salma@visitor.example');
  await page.keyboard.press('Escape');
  await switchTo(page, 'العربية');
  await expect(page).toHaveURL('/ar/careers');
  await waitForIslands(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('link', { name: /^التفاصيل:/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'قدّم لهذه الوظيفة' }).click();
  await expect(page.getByLabel('الاسم الكامل')).toHaveValue('Salma Nour');
  await expect(page.getByLabel('عنوان البريد الإلكتروني')).toHaveValue('salma@visitor.example');
  await expect(page.getByText('cv.pdf')).toHaveCount(0);
});

test('a half-written review is there in the other language, with its stars and its service, and its dialog stays closed', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Write a Review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write a Review' });
  await dialog.getByLabel('Full name').fill('Salma Nour');
  await dialog.getByRole('radio', { name: '4 stars' }).check();
  await dialog.getByLabel('Service').selectOption('Cyber Security');
  await dialog.getByLabel('Message').fill('On time.');
  await page.keyboard.press('Escape');
  await switchTo(page, 'العربية');
  await expect(page).toHaveURL(/\/ar(?:#.*)?$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'اكتب رأيك' }).click();
  const arabic = page.getByRole('dialog', { name: 'اكتب رأيك' });
  await expect(page.locator('astro-island[ssr]', { has: arabic })).toHaveCount(0);
  await expect(arabic.getByLabel('الاسم الكامل')).toHaveValue('Salma Nour');
  await expect(arabic.getByRole('radio', { name: '4 نجوم' })).toBeChecked();
  await expect(arabic.getByLabel('الخدمة')).toHaveValue('Cyber Security');
  await expect(arabic.getByLabel('الرسالة')).toHaveValue('On time.');
});

test('in a new tab the other language begins with an empty form, and this one keeps its own', async ({ page, context }) => {
  await page.goto('/contact');
  await waitForIslands(page);
  await page.locator('[name="country"]').fill('Jordan');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: 'العربية', exact: true })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other.locator('[name="country"]')).toHaveValue('');
  await expect(page.locator('[name="country"]')).toHaveValue('Jordan');
});
