import { officePaths } from '#contract/office/paths';
import { accessibilityViolations } from '../accessibility.ts';
import { failedRequests } from '../failing-api.ts';
import { expect, goOnTo, openOffice, sendQuote, test } from '../support/office.ts';
import { officeTexts } from '../support/office-texts.ts';
import { phone } from '../support/screens.ts';
import { officeToast } from '../support/toasts.ts';

test.use({ as: 'sales', allowedPageErrors: [failedRequests] });

const caller = { fullName: 'Huda Caller', phoneNumber: '+962 79 452 3677', country: 'Jordan', message: 'Two tills for a shop.' };

test('of whoever called, the address is entered with the keyboard alone, and a reply leaves for it', async ({ page, mails }) => {
  await openOffice(page, '/quotes');
  await page.keyboard.press('c');
  const call = page.getByRole('dialog', { name: 'Log a call' });
  await expect(call.getByLabel('Full name')).toBeFocused();
  for (const value of [caller.fullName, caller.phoneNumber, caller.country, '', caller.message]) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await call.getByRole('button', { name: 'Save' }).press('Enter');
  const opened = page.getByRole('region', { name: caller.fullName });
  await expect(opened.getByText('No email address')).toBeVisible();
  const reply = opened.getByRole('button', { name: /^Reply/ });
  await expect(reply).toHaveCount(0);
  // E leads to what is missing, and does not leave the quote.
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: `Add the email address of ${caller.fullName}` })).toBeVisible();
  await page.keyboard.press('Escape');
  const id = /quotes\/(\w+)/.exec(page.url())?.[1] ?? '';

  // Where the offer cannot be sent, it says why, and leads to it.
  await goOnTo(page, `/quotes/${id}/offer`);
  await expect(page.getByRole('button', { name: 'Continue to email' })).toBeDisabled();
  await page.getByRole('button', { name: 'There is no email address to send it to. Add one' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Add the email address of ${caller.fullName}` });
  const field = dialog.getByRole('textbox', { name: 'Email' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // So does the page of the contact, and the reply that cannot be written.
  await goOnTo(page, `/contacts/${id}`);
  await expect(page.getByRole('button', { name: 'Reply' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add email' }).press('Enter');
  await expect(field).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/email=/);

  await opened.getByRole('button', { name: 'Add email' }).first().press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Please fill in this field/);
  await page.keyboard.type('huda@caller');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(field).toBeEditable();
  await page.keyboard.type('.example');
  await page.keyboard.press('Enter');
  await expect(officeToast(page, `Added the email address of ${caller.fullName}`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(reply).toBeEnabled();

  await page.keyboard.press('z');
  await expect(reply).toHaveCount(0);
  await opened.getByRole('button', { name: 'Add email' }).last().press('Enter');
  await field.pressSequentially('huda@caller.example');
  await page.keyboard.press('Enter');
  await expect(opened.getByRole('link', { name: /huda@caller\.example/ })).toBeVisible();

  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Hello Huda, two tills are no problem.');
  await page.keyboard.press('ControlOrMeta+Enter');
  const arrived = () => mails.received.filter(({ recipients }) => recipients.includes('huda@caller.example'));
  await expect.poll(() => arrived().length, { timeout: 30_000 }).toBe(1);
});

test('an address that was misheard is corrected from the menu; a customer’s own is not offered', async ({ page, site, colleague }) => {
  const sami = await colleague('sales');
  const added = await sami.api.post(officePaths.quotes, {
    data: { ...caller, fullName: 'Rami Caller', email: 'rammi@caller.example' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const { id } = (await added.json()) as { id: string };
  const own = await sendQuote(site, sami, { fullName: 'Own Writer', email: 'own@customer.example', message: 'One sign.' });
  await openOffice(page, `/quotes/${id}`);
  const opened = page.getByRole('region', { name: 'Rami Caller' });

  await opened.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Correct email address' }).click();
  const field = page.getByRole('dialog', { name: 'Correct the email address of Rami Caller' }).getByRole('textbox', { name: 'Email' });
  await expect(field).toHaveValue('rammi@caller.example');
  await page.keyboard.type('rami@caller.example');
  await page.keyboard.press('Enter');

  await expect(officeToast(page, 'Corrected the email address of Rami Caller')).toBeVisible();
  await expect(opened.getByRole('link', { name: /^rami@caller\.example/ })).toBeVisible();
  await expect(opened.getByText(/corrected the email address/)).toBeVisible();
  await goOnTo(page, `/quotes/${own.id}`);
  await page.getByRole('region', { name: 'Own Writer' }).getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Log a reply' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /email address/ })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(phone);

  for (const locale of ['en', 'ar'] as const)
    test(`the address is added beside the number, without anything being wider than the screen, in ${locale}`, async ({
      page,
      colleague,
    }) => {
      const sami = await colleague('sales');
      const text = await officeTexts(locale);
      const added = await sami.api.post(officePaths.quotes, {
        data: { ...caller, fullName: `Lina ${locale}` },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      const { id } = (await added.json()) as { id: string };
      await sami.api.patch(officePaths.account, { data: { preferences: { locale } } });
      try {
        for (const width of [390, 360]) {
          await page.setViewportSize({ width, height: 844 });
          await openOffice(page, `/quotes/${id}`);
          await expect(page.getByRole('button', { name: text.quotes.detail.addEmail }).first()).toBeVisible();
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
        await page.getByRole('button', { name: text.quotes.detail.addEmail }).first().click();
        await page.getByRole('textbox', { name: text.quotes.email.label }).fill(`lina-${locale}@caller.example`);
        await page.getByRole('button', { name: text.quotes.email.save }).click();
        await expect(page.getByRole('button', { name: text.quotes.detail.answer })).toBeEnabled();
      } finally {
        await sami.api.patch(officePaths.account, { data: { preferences: { locale: 'en' } } });
      }
    });
});
