import type { Locator, Page } from '@playwright/test';
import { brand } from '#brand';
import { messages } from '#content/en/messages';
import { hoursTexts } from '#content/hours-texts';
import { apiPaths } from '#contract/api-paths';
import { quoteForm } from '#contract/forms/quote';
import { hoursInWords } from '#contract/hours/company-hours';
import { sampleTexts } from '#contract/testing/sample-values';
import { accessibilityViolations } from './accessibility.ts';
import { errorWithMessage, expectFailureNote, failedRequests, idempotencyKeyOf, refusedConnection, stopClock } from './failing-api.ts';
import { holdResponse } from './held-response.ts';
import { enter, expectInvalid, labelledTexts } from './support/fields.ts';
import { isPost } from './support/posts.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toasts.ts';

const entry = {
  ...labelledTexts(quoteForm),
  'Full name': 'Rania Haddad',
  Email: 'rania@example.com',
  'Phone number': '+962 7 0000 0142',
  Country: 'Jordan',
  Message: 'We run three bakeries and would like one till system for all of them.',
};
type Entry = typeof entry;

const formOf = (page: Page): Locator => page.getByRole('form', { name: 'Start Your Journey' });
const sendButton = (page: Page): Locator => formOf(page).getByRole('button', { name: 'Send' });
const receiptOf = (page: Page): Locator => page.getByRole('region', { name: 'It is with us.' });

/** Opens the contact page and waits until the form's script runs. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/contact');
  await expect(formOf(page)).toHaveJSProperty('noValidate', true, { timeout: 15_000 });
}

async function fillIn(page: Page, values: Partial<Entry> = entry): Promise<void> {
  for (const [label, value] of Object.entries(values)) await enter(formOf(page).getByLabel(label, { exact: true }), value);
}

async function expectKept(page: Page, values: Partial<Entry> = entry): Promise<void> {
  for (const [label, value] of Object.entries(values)) await expect(formOf(page).getByLabel(label, { exact: true })).toHaveValue(value);
}

/** The toast fades out and is gone; meanwhile the page's stopped clock advances a little, for its animation frames. */
async function expectRemoved(page: Page, message: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(message).toHaveCount(0, { timeout: 100 });
  }).toPass({ timeout: 10_000 });
}

/**
 * Milliseconds of the page's stopped clock until a toast begins to fade. In small steps: between them the page sets the timers that belong to
 * what it has just rendered.
 */
async function displayTimeOf(page: Page, message: Locator): Promise<number> {
  const [stepMs, timeoutMs] = [50, 10_000];
  // The pointer rests where the button was pressed, which on a small screen can be where the toast is: there it would keep it.
  await page.mouse.move(0, 500);
  const shown = message.and(page.locator(':not([data-ending-style] *)'));
  await expect(message).toBeVisible();
  let shownMs = 0;
  while (shownMs < timeoutMs && (await shown.count()) > 0) {
    await page.clock.runFor(stepMs);
    shownMs += stepMs;
  }
  return shownMs;
}

/** A toast may be rendered a moment before its time begins to run. */
function expectAbout(ms: number, expectedMs: number): void {
  expect(ms).toBeGreaterThanOrEqual(expectedMs - 50);
  expect(ms).toBeLessThanOrEqual(expectedMs + 500);
}

test('a filled-in form is sent and stored, and the page shows its reference', { tag: '@responsive' }, async ({ page, site }) => {
  await page.clock.install();
  await openForm(page);
  const email = `sent-${test.info().project.name}@example.com`;
  await fillIn(page, { ...entry, Email: email });
  await stopClock(page);
  await sendButton(page).click();

  await expect(receiptOf(page)).toBeFocused();
  await expect(receiptOf(page)).toContainText('Thank you, Rania Haddad.');
  await expect(receiptOf(page)).toContainText(hoursInWords(brand.hours, hoursTexts.en));
  await expect(receiptOf(page)).toContainText(email);
  await expect(toast(page, 'Quote sent successfully!')).toBeVisible();

  const stored = await site.readStore(({ quotes }) => quotes.list());
  const quote = stored.find((one) => one.email === email);
  expect(quote?.message).toBe(entry.Message);
  await expect(receiptOf(page)).toContainText(quote?.reference ?? 'the reference in the store');
});

test('the reference can be copied, and another message begins with an empty form', { tag: '@full-browser' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();

  await receiptOf(page).getByRole('button', { name: 'Copy reference' }).click();
  await expect(receiptOf(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^[A-Z0-9]{8}$/);
  await expect(receiptOf(page)).toContainText(copied);

  await receiptOf(page).getByRole('link', { name: 'Send another message' }).click();
  await expect(formOf(page).getByLabel('Full name')).toBeFocused();
  await expectKept(page, { 'Full name': '', Email: '', 'Phone number': '', Country: '', Message: '' });
});

test('a double click sends once; meanwhile the button says so, the fields are disabled, and what was typed stays', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => isPost(request) && keys.push(idempotencyKeyOf(request)));
  const release = await holdResponse(page, apiPaths.quotes);
  await openForm(page);
  await fillIn(page);
  await sendButton(page).dblclick();

  const pending = formOf(page).getByRole('button', { name: 'Sending...' });
  await expect(pending).toBeVisible();
  await expect(pending).toBeFocused();
  await expect(pending.locator('[class*="spinner"]')).toBeVisible();
  for (const label of Object.keys(entry)) await expect(formOf(page).getByLabel(label, { exact: true })).toBeDisabled();
  await expectKept(page);
  release();
  await expect(receiptOf(page)).toBeVisible();
  expect(keys).toHaveLength(1);
});

/** An empty field asks for this. */
const missing = {
  'Full name': 'Please enter your name',
  Email: 'Please enter an e-mail address we can answer to',
  'Phone number': 'Please enter a phone number',
  Country: 'Please enter your country',
  Message: 'Please write at least one sentence',
};

test('an empty form is not sent: every field has its message, and the first one has the focus', { tag: '@responsive' }, async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => isPost(request) && calls.push(request.url()));
  await openForm(page);
  await sendButton(page).click();

  await expect(formOf(page).getByRole('alert')).toContainText('All fields are required');
  for (const [label, message] of Object.entries(missing)) await expectInvalid(formOf(page).getByLabel(label, { exact: true }), message);
  await expect(formOf(page).getByLabel('Full name')).toBeFocused();
  expect(calls).toEqual([]);
});

test('the focus goes to the first field that is wrong, the summary leads to each of them, and typing clears both', async ({ page }) => {
  await openForm(page);
  await fillIn(page, { ...entry, 'Phone number': '', Message: ' ' });
  await sendButton(page).click();

  await expect(formOf(page).getByLabel('Phone number')).toBeFocused();
  await expect(formOf(page).getByLabel('Full name')).not.toHaveAttribute('aria-invalid');
  await formOf(page).getByRole('alert').getByRole('link', { name: 'Message' }).click();
  await expect(formOf(page).getByLabel('Message')).toBeFocused();
  await expectKept(page, { ...entry, 'Phone number': '', Message: ' ' });

  await formOf(page).getByLabel('Phone number').pressSequentially('0');
  await expect(formOf(page).getByLabel('Phone number')).not.toHaveAttribute('aria-invalid');
  await expectInvalid(formOf(page).getByLabel('Message'), missing.Message);
  await formOf(page).getByLabel('Message').pressSequentially('A');
  await expect(formOf(page).getByRole('alert')).toHaveCount(0);
});

test('a value that is not allowed is marked with the message of its rule', async ({ page }) => {
  const invalid: Record<keyof Entry, [value: string, message: string]> = {
    'Full name': ['R'.repeat(121), 'Please use at most 120 characters'],
    Email: ['rania@', 'Please enter a valid email'],
    'Phone number': ['0'.repeat(41), 'Please use at most 40 characters'],
    Country: ['J'.repeat(81), 'Please use at most 80 characters'],
    Message: ['m'.repeat(5_001), 'Please use at most 5000 characters'],
  };
  await openForm(page);
  await fillIn(page);
  for (const [label, [value]] of Object.entries(invalid)) await formOf(page).getByLabel(label, { exact: true }).fill(value);
  await sendButton(page).click();
  for (const [label, [, message]] of Object.entries(invalid)) {
    await expectInvalid(formOf(page).getByLabel(label, { exact: true }), message);
  }
  await expect(formOf(page).getByRole('alert')).toContainText('Please correct the marked fields');
  await expect(formOf(page).getByLabel('Full name')).toBeFocused();

  // The summary has the message itself when it is the only one.
  await fillIn(page, { ...entry, Email: invalid.Email[0] });
  await sendButton(page).click();
  await expect(formOf(page).getByRole('alert')).toContainText(invalid.Email[1]);
  await expect(formOf(page).getByLabel('Email', { exact: true })).toBeFocused();
});

test.describe('with an API that fails', () => {
  test.use({ allowedPageErrors: [failedRequests] });

  test('the form says that it was not sent and keeps what was typed; with other content it has another idempotency key', async ({
    page,
  }) => {
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => isPost(request) && keys.push(idempotencyKeyOf(request)));
    await page.clock.install();
    await openForm(page);
    await fillIn(page);
    await stopClock(page);
    for (const failure of [refusedConnection, errorWithMessage])
      await test.step(`when the API ${failure.name}`, async () => {
        await page.route('**/api/quotes', failure.fail, { times: 1 });
        await sendButton(page).click();

        const message = failure.message ?? 'Submission failed';
        await expectFailureNote(formOf(page), message);
        await expect(toast(page, message)).toBeVisible();
        await expect(formOf(page).locator('[aria-invalid]')).toHaveCount(0);
        await expectKept(page);
        await expect(sendButton(page)).toBeVisible();
      });

    const body = { message: 'Please correct the marked fields', errors: { country: 'Please choose one of the options' } };
    await page.route('**/api/quotes', (route) => route.fulfill({ status: 422, json: body }), { times: 1 });
    await fillIn(page, { Country: 'Oman' });
    await sendButton(page).click();
    await expectInvalid(formOf(page).getByLabel('Country'), 'Please choose one of the options');
    await expect(formOf(page).getByLabel('Country')).toBeFocused();
    await expectKept(page, { ...entry, Country: 'Oman' });
    expect(keys).toHaveLength(3);
    expect(keys[2]).not.toBe(keys[1]);
  });

  test('offline it says so, keeps what was typed, and sends it once the browser is connected again', async ({ page, context }) => {
    await openForm(page);
    await fillIn(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await sendButton(page).click();
    await expectFailureNote(formOf(page), messages['form.offline']);
    await expect(toast(page, messages['form.offline'])).toBeVisible();
    await expectKept(page);
    await context.setOffline(false);
    await sendButton(page).click();
    await expect(receiptOf(page)).toBeVisible();
  });

  test('a request is aborted after 10 seconds, not before, and its toast is shown for four', async ({ page }) => {
    await page.clock.install();
    await page.route('**/api/quotes', () => {});
    await openForm(page);
    await fillIn(page);
    const sent = page.waitForRequest('**/api/quotes');
    await stopClock(page);
    await sendButton(page).click();
    await sent;
    await page.clock.runFor(9_900);
    await expect(formOf(page).getByRole('button', { name: 'Sending...' })).toBeVisible();
    await page.clock.runFor(100);
    await expect(formOf(page).getByRole('alert')).toContainText('Submission failed');

    expectAbout(await displayTimeOf(page, toast(page, 'Submission failed')), 4_000);
    await expectRemoved(page, toast(page, 'Submission failed'));
  });

  test('sent again unchanged, the form has the same idempotency key and is stored once', async ({ page, site }) => {
    const email = `retried-${test.info().project.name}@example.com`;
    const keys: (string | undefined)[] = [];
    // The first response is lost after the form was stored.
    await page.route('**/api/quotes', async (route) => {
      keys.push(idempotencyKeyOf(route.request()));
      const response = await route.fetch();
      await (keys.length === 1 ? route.abort('connectionreset') : route.fulfill({ response }));
    });
    await openForm(page);
    await fillIn(page, { ...entry, Email: email });
    await sendButton(page).click();
    await expect(formOf(page).getByRole('alert')).toBeVisible();
    await sendButton(page).click();
    await expect(receiptOf(page)).toBeVisible();

    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    const stored = await site.readStore(({ quotes }) => quotes.list());
    expect(stored.filter((quote) => quote.email === email)).toHaveLength(1);
  });

  test('a token that the server no longer accepts is renewed without a message', async ({ page, context, site }) => {
    await context.addCookies([{ name: 'XSRF-TOKEN', value: 'forged', url: site.url }]);
    await openForm(page);
    await fillIn(page);
    await sendButton(page).click();
    await expect(receiptOf(page)).toBeVisible();
  });
});

test.describe('in Arabic', () => {
  const form = (page: Page): Locator => page.getByRole('form', { name: 'ابدأ رحلتك' });

  test('the form says what is missing, and is sent with a phone number in Arabic digits', { tag: '@responsive' }, async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await page.goto('/ar/contact');
    await expect(form(page)).toHaveJSProperty('noValidate', true, { timeout: 15_000 });
    await stopClock(page);
    await form(page).getByRole('button', { name: 'إرسال' }).click();
    await expect(form(page).getByRole('alert')).toContainText('جميع الحقول مطلوبة');
    await expectInvalid(form(page).getByLabel('الدولة'), 'يُرجى كتابة الدولة');

    const email = `arabic-${test.info().project.name}@example.com`;
    const typed = { fullName: 'رانيا حداد', email, phoneNumber: '+٩٦٢ ٧ ٩٠٠٠ ٠١٤٢', country: 'الأردن', message: 'ثلاثة مخابز.' };
    for (const [name, value] of Object.entries(sampleTexts(quoteForm, typed))) await enter(form(page).locator(`[name="${name}"]`), value);
    const request = page.waitForRequest('**/api/quotes');
    await form(page).getByRole('button', { name: 'إرسال' }).click();
    expect((await request).headers()['accept-language']).toBe('ar');
    await expect(page.getByRole('region', { name: 'وصلتنا.' })).toBeFocused();
    const message = page.getByRole('region', { name: 'الإشعارات' }).getByText('أُرسل طلب عرض السعر بنجاح!');
    await expect(message).toBeVisible();
    // Where lines end: on the left.
    const box = await message.boundingBox();
    expect(box?.x ?? 0).toBeLessThan((page.viewportSize()?.width ?? 0) / 2);

    const stored = await site.readStore(({ quotes }) => quotes.list());
    expect(stored.find((one) => one.email === email)?.phoneNumber).toBe('+962 7 9000 0142');
  });

  test('an address is read from its left and stands on the right, and a name begins where it is written', async ({ page }) => {
    await page.goto('/ar/contact');
    expect(await accessibilityViolations(page)).toEqual([]);
    const styles = (name: string) =>
      form(page)
        .locator(`[name="${name}"]`)
        .evaluate((field) => [getComputedStyle(field).direction, getComputedStyle(field).textAlign]);
    expect(await styles('email')).toEqual(['ltr', 'right']);
    expect(await styles('phoneNumber')).toEqual(['ltr', 'right']);
    expect(await styles('fullName'), 'empty').toEqual(['rtl', 'start']);
    await form(page).locator('[name="fullName"]').fill('Rania');
    expect(await styles('fullName')).toEqual(['ltr', 'start']);
  });
});

test('Enter in a field sends the form', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await formOf(page).getByLabel('Country').press('Enter');
  await expect(receiptOf(page)).toBeFocused();
});

test('a success toast is shown for two seconds, stays while the pointer rests on it, and can be closed by hand', async ({ page }) => {
  const message = toast(page, 'Quote sent successfully!');
  const send = async () => {
    await fillIn(page);
    await sendButton(page).click();
    await expect(message).toBeVisible();
  };
  const sendAnother = async () => {
    await receiptOf(page).getByRole('link', { name: 'Send another message' }).click();
    await send();
  };
  await page.clock.install();
  await openForm(page);
  await stopClock(page);

  await send();
  expectAbout(await displayTimeOf(page, message), 2_000);
  await expectRemoved(page, message);

  await sendAnother();
  await message.hover();
  await page.clock.runFor(10_000);
  await expect(message).toBeVisible();
  expectAbout(await displayTimeOf(page, message), 2_000);
  await expectRemoved(page, message);

  await sendAnother();
  await page.getByRole('button', { name: 'Close notification' }).click();
  await expectRemoved(page, message);
});

test('Arabic text runs from right to left, phone numbers and e-mail addresses do not', async ({ page }) => {
  await openForm(page);
  await fillIn(page, { ...entry, 'Full name': 'رانيا حداد', Message: 'نحتاج إلى نظام نقاط بيع' });
  const directionOf = (label: string) =>
    formOf(page)
      .getByLabel(label, { exact: true })
      .evaluate((field) => getComputedStyle(field).direction);
  expect(await directionOf('Full name')).toBe('rtl');
  expect(await directionOf('Message')).toBe('rtl');
  expect(await directionOf('Phone number')).toBe('ltr');
  expect(await directionOf('Email')).toBe('ltr');
});

test('no state of the form has an accessibility violation', async ({ page }) => {
  test.slow();
  const violations = (...parts: string[]) => accessibilityViolations(page, ...parts);
  await page.clock.install();
  await openForm(page);
  expect(await violations('main'), 'empty').toEqual([]);
  await sendButton(page).click();
  expect(await violations('main'), 'with errors').toEqual([]);
  await page.route('**/api/quotes', (route) => route.fulfill({ status: 200, body: '{}' }), { times: 1 });
  await fillIn(page);
  await stopClock(page);
  await sendButton(page).click();
  await toast(page, 'Quote sent successfully!').hover();
  await page.clock.resume();
  expect(await violations('main', '[aria-label="Notifications"]'), 'sent').toEqual([]);
});

/** Writes a line on another page and presses its button. */
async function writeLine(page: Page, line: string): Promise<void> {
  await page.goto('/website');
  await page.getByLabel('The address of your website').fill(line);
  await page.getByRole('main').getByRole('button', { name: 'Get a Quote' }).click();
  await expect(page).toHaveURL(/\/contact\?about=website/);
}

test('a line written on another page opens the form, and goes with what is typed after it', { tag: '@responsive' }, async ({
  page,
  site,
}) => {
  await writeLine(page, 'bakery.example');
  await expect(formOf(page)).toHaveJSProperty('noValidate', true, { timeout: 15_000 });
  const message = formOf(page).getByLabel('Message');
  await expect(message).toHaveValue('Our website: bakery.example');
  const email = `line-${test.info().project.name}@example.com`;
  await fillIn(page, { ...entry, Email: email, Message: 'Our website: bakery.example\nIt is slow.' });
  await sendButton(page).click();
  await expect(receiptOf(page)).toBeVisible();
  const stored = await site.readStore(({ quotes }) => quotes.list());
  expect(stored.find((one) => one.email === email)?.message).toBe('Our website: bakery.example\nIt is slow.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedPageErrors: [failedRequests] });

  test('a line written on another page opens the form', async ({ page }) => {
    await writeLine(page, 'bakery.example');
    await expect(formOf(page).getByLabel('Message')).toHaveValue('Our website: bakery.example');
  });

  test('the browser sends the form and the page shows the same receipt', async ({ page, site }) => {
    const email = `plain-${test.info().project.name}@example.com`;
    await page.goto('/contact');
    await fillIn(page, { ...entry, Email: email });
    await sendButton(page).click();
    await expect(receiptOf(page)).toBeVisible();
    await expect(receiptOf(page)).toBeFocused();
    const stored = await site.readStore(({ quotes }) => quotes.list());
    const quote = stored.find((one) => one.email === email);
    await expect(receiptOf(page)).toContainText(quote?.reference ?? 'the reference in the store');
    await receiptOf(page).getByRole('link', { name: 'Send another message' }).click();
    await expectKept(page, { 'Full name': '', Message: '' });
  });

  test('what the server rejects comes back with the same messages and the typed values', async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page, { ...entry, Country: '  ', 'Phone number': '0'.repeat(41) });
    await sendButton(page).click();
    await expect(formOf(page).getByRole('alert')).toContainText('All fields are required');
    await expectInvalid(formOf(page).getByLabel('Phone number'), 'Please use at most 40 characters');
    await expectInvalid(formOf(page).getByLabel('Country'), missing.Country);
    await expect(formOf(page).getByLabel('Phone number')).toBeFocused();
    await expectKept(page, { 'Full name': entry['Full name'], Email: entry.Email, Message: entry.Message, 'Phone number': '0'.repeat(41) });
  });
});
