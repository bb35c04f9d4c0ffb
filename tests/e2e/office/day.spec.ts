import type { Locator, Page } from '@playwright/test';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { QuoteDetail } from '#contract/office/quotes';
import { failedRequests } from '../failing-api.ts';
import { type Colleague, expect, goodPassword, openOffice, sendQuote, sendReview, signIn, test } from '../support/office.ts';
import { phone } from '../support/screens.ts';
import { refusedAddress } from '../support/site-with-mails.ts';
import { officeToast } from '../support/toasts.ts';

// An ended session and a conflict are answers with an error status, which the browser writes to the console.
test.use({ as: 'sales', allowedPageErrors: [failedRequests] });

const answerText = 'Thank you. We can come on Sunday and look at the network.';

/** Goes on with the Tab key until something has the focus: whoever has no mouse can reach it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(async () => {
    const isFocused = await target.evaluate((element) => element === document.activeElement);
    if (!isFocused) await page.keyboard.press('Tab');
    expect(isFocused).toBe(true);
  }).toPass({ intervals: [0], timeout: 15_000 });
}

const answerField = (page: Page): Locator => page.getByRole('textbox', { name: 'Text', exact: true });

async function quoteOf({ api }: Colleague, id: string): Promise<QuoteDetail> {
  return (await (await api.get(officeUrl('quote', { id }))).json()) as QuoteDetail;
}

const answersOf = ({ timeline }: QuoteDetail) => timeline.filter((entry) => entry.kind === 'answer');
const deliveryStatusesOf = (quote: QuoteDetail) => answersOf(quote).map(({ deliveryStatus }) => deliveryStatus.state);

/** Nobody else waits longer. */
async function settleOthers({ api }: Colleague): Promise<void> {
  const { rows } = (await (await api.get(`${officePaths.quotes}?view=waiting`)).json()) as { rows: { id: string; version: number }[] };
  for (const { id, version } of rows)
    await api.patch(officeUrl('quote', { id }), { data: { state: 'aside' }, headers: { 'If-Match': `"${version}"` } });
}

test.describe('a day by keyboard alone', () => {
  test.use({ as: undefined });

  test('sign in, answer the oldest, take it back, send it, reject a review and undo that', async ({ page, site, colleague }) => {
    const sami = await colleague('sales');
    await settleOthers(sami);
    const quote = await sendQuote(site, sami, {
      fullName: 'Huda Zayed',
      email: 'huda@customer.example',
      message: 'Three shops, one network.',
    });
    const message = 'Four tills, and none of them stood still.';
    await sendReview(site, { fullName: 'Salma Haddad', email: 'salma@customer.example', message });

    await openOffice(page);
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(sami.email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(goodPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Office' }).first()).toBeVisible();

    await tabTo(page, page.getByRole('list', { name: 'Waiting, oldest first' }).getByRole('link', { name: /Huda Zayed/ }));
    await page.keyboard.press('a');
    await page.keyboard.press('z');
    await expect(officeToast(page, 'Undone: Huda Zayed assigned to you')).toBeVisible();
    expect(await quoteOf(sami, quote.id)).toMatchObject({ assigneeId: null });

    await page.keyboard.press('g');
    await page.keyboard.press('q');
    await expect(page.getByRole('heading', { name: 'Huda Zayed' })).toBeVisible();
    await page.keyboard.press('e');
    await expect(answerField(page)).toBeFocused();
    await page.keyboard.type(answerText);
    await page.keyboard.press('Control+Enter');
    await expect(officeToast(page, /sends in/).first()).toBeVisible();
    expect(deliveryStatusesOf(await quoteOf(sami, quote.id))).toEqual(['held']);

    await tabTo(page, page.getByRole('button', { name: 'Undo send' }).last());
    await page.keyboard.press('Enter');
    await expect(answerField(page)).toHaveValue(answerText);
    expect(deliveryStatusesOf(await quoteOf(sami, quote.id))).toEqual(['taken-back']);

    await tabTo(page, answerField(page));
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('button', { name: 'Undo send' }).filter({ hasText: /Z$/ })).toBeVisible();
    // Also for whoever has left the quote by then.
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await expect(page.getByRole('list', { name: 'Waiting, oldest first' })).toBeVisible();
    await page.keyboard.press('z');
    await expect(officeToast(page, 'Not sent. Your reply is a draft again.')).toBeVisible();
    await expect(answerField(page)).toHaveValue(answerText);
    expect(deliveryStatusesOf(await quoteOf(sami, quote.id))).toEqual(['taken-back', 'taken-back']);

    await tabTo(page, answerField(page));
    await page.keyboard.press('Control+Enter');
    await expect.poll(async () => deliveryStatusesOf(await quoteOf(sami, quote.id))).toEqual(['taken-back', 'taken-back', 'held']);
    expect(await quoteOf(sami, quote.id)).toMatchObject({ state: 'talk', turn: 'theirs' });

    await expect(page.getByRole('heading', { name: 'Nothing to answer.' })).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('r');
    const queue = page.getByRole('region', { name: 'Pending' });
    const review = queue.getByText(message);
    await expect(review).toBeVisible();
    // Reviews of other tests may wait longer.
    while (!(await queue.getByRole('article').filter({ hasText: message }).isVisible())) {
      await page.keyboard.press('j');
      await page.waitForTimeout(100);
    }
    await page.keyboard.press('r');
    await expect(review).toHaveCount(0);
    await expect(officeToast(page, 'Rejected Salma Haddad. Not public.')).toBeVisible();
    await page.keyboard.press('z');
    await expect(review).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the oldest is answered, and taken back', async ({ page, site, colleague }) => {
    const sami = await colleague('sales');
    await settleOthers(sami);
    const quote = await sendQuote(site, sami, {
      fullName: 'Rami Odeh',
      email: 'rami@customer.example',
      message: 'A till for two bakeries.',
    });

    await openOffice(page);
    await page
      .getByRole('navigation', { name: 'Office' })
      .last()
      .getByRole('link', { name: /Quotes/ })
      .click();
    // Today has a link of that name too, which may be on its way out.
    await expect(page.getByRole('heading', { name: 'Quotes', level: 1 })).toBeVisible();
    await page
      .getByRole('link', { name: /Rami Odeh/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Reply/ }).click();
    await answerField(page).fill(answerText);
    await page.getByRole('button', { name: /^Send/ }).click();
    await page.getByRole('button', { name: 'Undo send' }).last().click();
    await expect(answerField(page)).toHaveValue(answerText);
    expect(deliveryStatusesOf(await quoteOf(sami, quote.id))).toEqual(['taken-back']);
  });
});

test('two people answer one person: the second is told, and nothing leaves twice', async ({ page, site, colleague }) => {
  const [sami, owner] = [await colleague('sales'), await colleague('owner')];
  const quote = await sendQuote(site, sami, {
    fullName: 'Maha Salem',
    email: 'maha@customer.example',
    message: 'Cameras for a warehouse.',
  });
  await openOffice(page, `/quotes/${quote.id}/answer`);
  await answerField(page).fill(answerText);

  const { version } = await quoteOf(owner, quote.id);
  const other = { subject: 'Your request', text: 'We will call you today.', state: 'talk', assignToMe: true, remindAt: null, version };
  expect((await owner.api.post(officeUrl('quoteAnswers', { id: quote.id }), { data: other })).ok()).toBe(true);

  await expect(page.getByText('Something new has arrived.')).toBeVisible();
  await page.getByRole('button', { name: /^Send/ }).first().click();
  await expect(page.getByRole('button', { name: 'Send anyway' })).toBeVisible();
  await expect(answerField(page)).toHaveValue(answerText);
  expect(answersOf(await quoteOf(sami, quote.id)).map(({ text }) => text)).toEqual([other.text]);
});

test('a refused mail is on its timeline, and goes to the corrected address', async ({ page, site, colleague, mails }) => {
  const sami = await colleague('sales');
  const quote = await sendQuote(site, sami, { fullName: 'Nader Haddad', email: refusedAddress, message: 'A website for a clinic.' });
  const { version } = await quoteOf(sami, quote.id);
  const answer = { subject: 'Your request', text: answerText, state: 'talk', assignToMe: true, remindAt: null, version };
  expect((await sami.api.post(officeUrl('quoteAnswers', { id: quote.id }), { data: answer })).ok()).toBe(true);

  await openOffice(page, `/quotes/${quote.id}`);
  // The server refuses it when the ten seconds are over, and the page hears of it by itself.
  const entry = page.getByRole('listitem').filter({ hasText: answerText });
  const correct = entry.getByRole('button', { name: 'Fix and resend' });
  await expect(correct).toBeVisible({ timeout: 25_000 });
  await expect(entry).toContainText('no such mailbox');
  await correct.click();
  await entry.getByRole('textbox', { name: 'Address' }).fill('nader@customer.example');
  await entry.getByRole('button', { name: 'Resend', exact: true }).click();
  const arrived = () => mails.received.filter(({ recipients }) => recipients.includes('nader@customer.example')).map(({ raw }) => raw);
  await expect.poll(arrived, { timeout: 15_000 }).toEqual([expect.stringContaining(answer.subject)]);
});

test('a session that ends while typing asks for sign-in in a dialog, and keeps the text', async ({ page, context, site, colleague }) => {
  const sami = await colleague('sales');
  const quote = await sendQuote(site, sami, { fullName: 'Lubna Aziz', email: 'lubna@customer.example', message: 'Fifteen laptops.' });
  const other = await sami.api.post(officePaths.session, { data: { email: sami.email, password: goodPassword } });
  expect(other.ok()).toBe(true);
  await context.clearCookies();
  await signIn(context, sami);
  await openOffice(page, `/quotes/${quote.id}/answer`);
  await answerField(page).fill('Half of a sent');

  await context.clearCookies();
  await answerField(page).pressSequentially('ence');
  const dialog = page.getByRole('dialog', { name: 'Please sign in again.' });
  await expect(dialog).toBeVisible({ timeout: 15_000 });
  await dialog.getByLabel('Password', { exact: true }).fill(goodPassword);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(answerField(page)).toHaveValue('Half of a sentence');
});

test('a template that is left in the middle of a word is still there, until it is discarded', async ({ page }) => {
  await openOffice(page, '/templates?edit=new');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Thank yo');
  await page.getByLabel('Subject').fill('Your quote');
  await page.keyboard.press('Escape');
  await expect(name).toBeHidden();

  await page.keyboard.press('c');
  await expect(name).toHaveValue('Thank yo');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(name).toHaveValue('');
});
