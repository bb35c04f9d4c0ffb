import type { Page } from '@playwright/test';
import { quoteForm } from '#contract/forms/quote';
import { enter, labelledTexts } from './support/fields.ts';
import { expect, test } from './support/test.ts';

const formOf = (page: Page) => page.getByRole('form', { name: 'Start Your Journey' });

/** Fills in the form and sends it; returns what it tells of its visit. */
async function sendForm(page: Page): Promise<URLSearchParams> {
  await expect(formOf(page)).toHaveJSProperty('noValidate', true, { timeout: 15_000 });
  for (const [label, value] of Object.entries(labelledTexts(quoteForm)))
    await enter(formOf(page).getByLabel(label, { exact: true }), value);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(quoteForm.apiPath));
  await formOf(page).getByRole('button', { name: 'Send' }).click();
  return new URLSearchParams((await sent).headers()['x-visit']);
}

test('the campaign of the first page comes with a form some pages later, and no cookie is set for it', async ({ page, context }) => {
  await page.goto('/seo?utm_source=newsletter&utm_campaign=autumn');
  await page.goto('/about', { referer: `${new URL(page.url()).origin}/seo` });
  await page.evaluate(() => location.assign('/contact'));
  await page.waitForURL('**/contact');
  const visit = await sendForm(page);

  expect(visit.get('page')).toBe('/contact');
  expect(new URL(visit.get('before') ?? '').pathname).toBe('/about');
  expect(visit.get('landing')).toMatch(/^\?utm_source=newsletter&utm_campaign=autumn /);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['XSRF-TOKEN']);
});

test('a visit without a campaign and without another site keeps nothing', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => location.assign('/contact'));
  await page.waitForURL('**/contact');
  expect(await page.evaluate(() => sessionStorage.getItem('landing'))).toBeNull();
  expect((await sendForm(page)).get('landing')).toBe('');
});

test('an ordinary page tells nothing of being shown; one that was loaded ahead tells it once, a form when somebody begins', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/shown') told.push(new URL(request.url()).search);
  });
  await page.goto('/contact');
  await expect(formOf(page)).toHaveJSProperty('noValidate', true, { timeout: 15_000 });
  expect(told).toEqual([]);
  await formOf(page).getByLabel('Full name').focus();
  await formOf(page).getByLabel('Email').focus();
  await expect.poll(() => told).toEqual(['?form=quote']);

  // The browsers of these tests prerender nothing.
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }));
  await page.goto('/about');
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect.poll(() => told).toEqual(['?form=quote', '']);
});
