import type { Locator, Page } from '@playwright/test';
import { apiPaths } from '#contract/api-paths';
import { reviewForm } from '#contract/forms/review';
import { accessibilityViolations } from './accessibility.ts';
import { errorWithMessage, expectFailureNote, failedRequests, idempotencyKeyOf, refusedConnection, stopClock } from './failing-api.ts';
import { holdResponse } from './held-response.ts';
import { enter, labelledTexts } from './support/fields.ts';
import { isPost } from './support/posts.ts';
import { scrollToCenter } from './support/scrolling.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toasts.ts';

const { Rating: _rating, Service: _service, ...others } = labelledTexts(reviewForm);
const texts = { ...others, 'Full name': 'Omar Khalil', Email: 'omar@example.com', Message: 'They came on the day they had promised.' };

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Write a Review' });
const opener = (page: Page): Locator => page.getByRole('button', { name: 'Write a Review' });
const submitButton = (page: Page): Locator => dialogOf(page).getByRole('button', { name: 'Submit Review' });
const thanks = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Thank you for your review.' });

/** Scrolls to the reviews, waits until their script runs and opens the dialog. */
async function openDialog(page: Page): Promise<void> {
  await page.goto('/');
  // Again, if the sections above took on other heights and pushed it out of the window.
  await expect(async () => {
    await scrollToCenter(opener(page));
    await expect(page.locator('#write-review form[method="post"]')).toHaveJSProperty('noValidate', true, { timeout: 1_000 });
  }).toPass();
  await opener(page).click();
  await expect(dialogOf(page)).toBeVisible();
}

async function fillIn(page: Page, values: Partial<typeof texts> = texts): Promise<void> {
  for (const [label, value] of Object.entries(values)) await enter(dialogOf(page).getByLabel(label, { exact: true }), value);
  await dialogOf(page).getByRole('radio', { name: '4 stars' }).check();
  await dialogOf(page).getByLabel('Service').selectOption('Cyber Security');
}

async function expectKept(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(texts)) await expect(dialogOf(page).getByLabel(label, { exact: true })).toHaveValue(value);
  await expect(dialogOf(page).getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(dialogOf(page).getByLabel('Service')).toHaveValue('Cyber Security');
}

test('a review is sent and stored, the dialog closes, the page says what happens next, and the form is empty again', {
  tag: '@responsive',
}, async ({ page, site }) => {
  const email = `review-${test.info().project.name}@example.com`;
  await page.clock.install();
  await openDialog(page);
  await fillIn(page, { ...texts, Email: email });
  await stopClock(page);
  await submitButton(page).click();

  await expect(toast(page, 'Review submitted successfully!')).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(thanks(page)).toContainText('It will appear here once someone on our team has read it.');

  const stored = await site.readStore(({ reviews }) => reviews.list());
  const review = stored.find((one) => one.email === email);
  expect(review).toMatchObject({ rate: 4, service: 'Cyber Security' });
  await expect(thanks(page)).toContainText(review?.reference ?? 'the reference in the store');

  await page.clock.resume();
  await opener(page).click();
  for (const label of Object.keys(texts)) await expect(dialogOf(page).getByLabel(label, { exact: true })).toHaveValue('');
  await expect(dialogOf(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(dialogOf(page).getByLabel('Service')).toHaveValue('');
});

test('a double click sends once; meanwhile the button reads "Submitting...", the fields are disabled and the dialog stays open', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => isPost(request) && posts.push(request.url()));
  const release = await holdResponse(page, apiPaths.reviews);
  await openDialog(page);
  await fillIn(page);
  await submitButton(page).dblclick();
  await expect(dialogOf(page).getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await expect(dialogOf(page).getByLabel('Message')).toBeDisabled();
  await expect(dialogOf(page).getByRole('radio', { name: '4 stars' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialogOf(page).getByRole('button', { name: 'Close' })).toBeDisabled();
  await expectKept(page);
  release();
  await expect(dialogOf(page)).toBeHidden();
  expect(posts).toHaveLength(1);
});

test('an empty review is not sent, every field has its message, and the dialog is accessible without and with them', {
  tag: '@responsive',
}, async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => isPost(request) && posts.push(request.url()));
  const violations = () => accessibilityViolations(page, '#write-review');
  await openDialog(page);
  expect(await violations(), 'empty').toEqual([]);
  await submitButton(page).click();

  await expect(dialogOf(page).getByRole('alert')).toContainText('Please fill in all fields and select a rating');
  await expect(dialogOf(page).getByLabel('Full name')).toBeFocused();
  const field = (label: string) => dialogOf(page).getByLabel(label, { exact: true });
  for (const [invalid, message] of [
    [field('Full name'), 'Please enter your name'],
    [field('Email'), 'Please enter an e-mail address we can answer to'],
    [field('Message'), 'Please write at least one sentence'],
    [field('Service'), 'Please choose a service'],
    [dialogOf(page).getByRole('radiogroup', { name: 'Rating' }), 'Please choose one to five stars'],
  ] as const) {
    await expect(invalid).toHaveAttribute('aria-invalid', 'true');
    await expect(invalid).toHaveAccessibleDescription(message);
  }
  expect(await violations(), 'with errors').toEqual([]);
  expect(posts).toEqual([]);
});

test('a missing rating alone has the message of the specification and the focus, and is chosen with the arrow keys', async ({ page }) => {
  await openDialog(page);
  for (const [label, value] of Object.entries(texts)) await dialogOf(page).getByLabel(label, { exact: true }).fill(value);
  await dialogOf(page).getByLabel('Service').selectOption('Web');
  await submitButton(page).click();

  await expect(dialogOf(page).getByRole('alert')).toContainText('Please fill in all fields and select a rating');
  await expect(dialogOf(page).getByRole('radio', { name: '1 star', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialogOf(page).getByRole('radio', { name: '3 stars' })).toBeChecked();
  await expect(dialogOf(page).getByRole('radiogroup', { name: 'Rating' })).not.toHaveAttribute('aria-invalid');
  await expect(dialogOf(page).getByRole('alert')).toHaveCount(0);
  await expect(dialogOf(page)).toBeVisible();
});

const waysToClose: [way: string, close: (page: Page) => Promise<unknown>][] = [
  ['its X', (page) => dialogOf(page).getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ["the browser's back button", (page) => page.goBack()],
];

test("the dialog holds the focus, closes by its X, Escape and the browser's back button, keeps what was typed, and returns the focus", {
  tag: '@full-browser',
}, async ({ page }) => {
  await openDialog(page);
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
  }
  await fillIn(page);
  for (const [way, close] of waysToClose)
    await test.step(way, async () => {
      await close(page);
      await expect(dialogOf(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      expect(new URL(page.url()).pathname).toBe('/');
      await opener(page).click();
      await expectKept(page);
    });
});

test('the dialog closes by a click outside, and the page behind does not scroll while it is open', async ({ page }) => {
  await openDialog(page);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(20, 450);
  await page.mouse.wheel(0, 600);
  // Scrolling would show within two frames.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.mouse.click(20, 450);
  await expect(dialogOf(page)).toBeHidden();
});

test('in a browser without command buttons and closedby a script opens and closes the dialog', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('[command]')?.removeAttribute('command');
      document.querySelector('dialog')?.removeAttribute('closedby');
    });
  });
  await openDialog(page);
  const message = dialogOf(page).getByLabel('Message');
  await message.fill(texts.Message);
  const box = await message.boundingBox();
  await page.mouse.move(box?.x ?? 0, (box?.y ?? 0) + 30);
  await page.mouse.move((box?.x ?? 0) + 80, (box?.y ?? 0) + 30);
  await page.mouse.down();
  await page.mouse.move(20, 450);
  await page.mouse.up();
  await expect(dialogOf(page), 'a selection that ends outside').toBeVisible();
  await page.mouse.click(20, 450);
  await expect(dialogOf(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test.describe('with an API that fails', () => {
  test.use({ allowedPageErrors: [failedRequests] });

  test('the dialog stays open, says so and keeps what was typed; sent again, the review has the same idempotency key', async ({ page }) => {
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => isPost(request) && keys.push(idempotencyKeyOf(request)));
    await page.clock.install();
    await openDialog(page);
    await fillIn(page);
    await stopClock(page);
    for (const failure of [refusedConnection, errorWithMessage])
      await test.step(`when the API ${failure.name}`, async () => {
        await page.route('**/api/reviews', failure.fail, { times: 1 });
        await submitButton(page).click();

        const message = failure.message ?? 'Something went wrong';
        await expectFailureNote(dialogOf(page), message);
        await expect(toast(page, message)).toBeVisible();
        await expectKept(page);
      });
    await submitButton(page).click();
    await expect(dialogOf(page)).toBeHidden();
    expect(keys).toHaveLength(3);
    expect(keys[0]).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedPageErrors: [failedRequests] });

  test('the form is in the page, and sending it shows the reference', async ({ page, site }) => {
    const email = `plain-review-${test.info().project.name}@example.com`;
    await page.goto('/');
    await fillIn(page, { ...texts, Email: email });
    await submitButton(page).click();
    await expect(thanks(page)).toBeFocused();
    const stored = await site.readStore(({ reviews }) => reviews.list());
    await expect(thanks(page)).toContainText(stored.find((one) => one.email === email)?.reference ?? 'the reference in the store');
  });

  test('what the server rejects comes back with the same messages and the typed values', async ({ page }) => {
    await page.goto('/');
    await fillIn(page, { ...texts, Message: '   ' });
    await submitButton(page).click();
    await expect(dialogOf(page).getByRole('alert')).toContainText('Please fill in all fields and select a rating');
    await expect(dialogOf(page).getByLabel('Message')).toHaveAccessibleDescription('Please write at least one sentence');
    await expect(dialogOf(page).getByLabel('Message')).toBeFocused();
    await expect(dialogOf(page).getByLabel('Full name')).toHaveValue(texts['Full name']);
    await expect(dialogOf(page).getByRole('radio', { name: '4 stars' })).toBeChecked();
    await expect(dialogOf(page).getByLabel('Service')).toHaveValue('Cyber Security');
  });
});
