import type { Page } from '@playwright/test';
import { quoteForm } from '#contract/forms/quote';
import { sampleTexts } from '#contract/testing/sample-values';
import { pdfFile } from './sample-files.ts';
import { enter } from './support/fields.ts';
import { fillApplication } from './support/half-filled-application.ts';
import { waitForIslands } from './support/scrolling.ts';
import { expect, test } from './support/test.ts';

const quote = sampleTexts(quoteForm, {});

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

async function fillQuote(page: Page): Promise<void> {
  await page.goto('/contact');
  await waitForIslands(page);
  for (const [name, value] of Object.entries(quote)) await enter(page.locator(`[name="${name}"]`), value);
}

test('a half-written quote is there after a reload and after a visit to another page, until it is sent', async ({ page }) => {
  await fillQuote(page);
  await page.reload();
  for (const [name, value] of Object.entries(quote)) await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
  await page.goto('/about');
  await page.goto('/contact');
  await waitForIslands(page);
  for (const [name, value] of Object.entries(quote)) await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);

  await page.locator('form button[type="submit"]').click();
  await expect(page.locator('#quote-sent')).toBeVisible();
  expect(await stored(page)).toBe('{}');
  await page.reload();
  await expect(page.locator('[name="fullName"]')).toHaveValue('');
});

test('neither a hidden field nor a password is kept, nor what was deleted', async ({ page }) => {
  await page.goto('/contact');
  await waitForIslands(page);
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[method="post"][action]');
    const secret = Object.assign(document.createElement('input'), { type: 'password', name: 'secret', value: 'open sesame' });
    form?.append(secret);
    const hidden = form?.querySelector<HTMLInputElement>('[aria-hidden="true"] input');
    if (hidden) hidden.value = 'filled by a browser';
    for (const field of [secret, hidden]) field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(await stored(page)).toBe('{}');
  await page.locator('[name="country"]').fill('Jordan');
  expect(await stored(page)).toContain('Jordan');
  expect(await stored(page)).not.toMatch(/sesame|browser/);
  await page.locator('[name="country"]').fill('');
  expect(await stored(page)).toBe('{}');
});

test.describe('without the script of the form', () => {
  test.use({ allowedPageErrors: [/Failed to load|Failed to fetch|Loading/] });

  test('a form that the browser sends itself, before its script has come, leaves nothing behind', async ({ page }) => {
    await page.route(/quote-form|astro-island|client/, (route) => route.abort());
    await page.goto('/contact');
    await page.locator('[name="country"]').fill('Jordan');
    expect(await stored(page)).toContain('Jordan');
    await page.evaluate(() => document.querySelector('form[method="post"][action]')?.dispatchEvent(new Event('submit', { bubbles: true })));
    expect(await stored(page)).toBe('{}');
  });
});

test('a half-written review is there after a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Write a Review' }).click();
  await page.getByRole('dialog').getByLabel('Full name').fill('Salma Nour');
  await page.getByRole('dialog').getByRole('radio', { name: '4 stars' }).check();
  await page.getByRole('dialog').getByLabel('Service').selectOption('Cyber Security');
  await page.reload();
  await page.getByRole('button', { name: 'Write a Review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write a Review' });
  await expect(page.locator('astro-island[ssr]', { has: dialog })).toHaveCount(0);
  await expect(dialog.getByLabel('Full name')).toHaveValue('Salma Nour');
  await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(dialog.getByLabel('Service')).toHaveValue('Cyber Security');
});

test('a half-written application is there after a reload, which says that the file has to be chosen again', async ({ page }) => {
  await fillApplication(page, `drafts-${test.info().project.name}@visitor.example`);
  expect(await stored(page)).not.toContain('cv.pdf');
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Apply for Position' });
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Salma Nour');
  await expect(dialog.getByText('the browser forgets the chosen file')).toBeVisible();
  await dialog.getByLabel('Resume (PDF)').setInputFiles(pdfFile('cv.pdf'));
  await expect(dialog.getByText('the browser forgets the chosen file')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await stored(page)).toBe('{}');
});
