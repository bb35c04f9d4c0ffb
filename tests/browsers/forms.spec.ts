import { writeFile } from 'node:fs/promises';
import { quoteForm } from '#contract/forms/quote';
import { locales } from '#contract/locales';
import { sampleTexts } from '#contract/testing/sample-values';
import { pageUrl, urls } from '#contract/urls';
import { content } from '#site/content/content.ts';
import { readablePdf } from '../e2e/support/pdf.ts';
import { hasFocus, hydrate, waitForFormScript } from './support/islands.ts';
import type { Part, Tab } from './support/tab.ts';
import { expect, test } from './support/test.ts';

/** The names of the fields that are marked as invalid; each of them has its message. */
const invalidFields = (scope: Part): Promise<string[]> =>
  scope.evaluate((element) =>
    [...element.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')]
      .filter((field) => {
        const ids = [field.getAttribute('aria-errormessage'), ...(field.getAttribute('aria-describedby') ?? '').split(' ')];
        return ids.some((id) => document.getElementById(id ?? '')?.checkVisibility());
      })
      .map(({ name, role }) => name || (role ?? '')),
  );

const toastWith = (tab: Tab, text: string | RegExp) =>
  tab.getByRole('region', { name: content('forms', 'en').toasts.region }).locator('*', { hasText: text });

/** Returns a sender that tells apart what was sent twice by tests of two engines, or at the second try. */
const senderOf = (purpose: string) => `${purpose}-${Date.now()}@visitor.example`;

for (const locale of locales)
  test(`the quote form of ${pageUrl('contact', locale)} says what is missing, is sent, and shows its reference`, {
    tag: locale === 'en' ? '@quick' : [],
  }, async ({ tab, site }) => {
    const { title, labels, submit, sent } = content('quoteFormText', locale);
    const form = tab.locator('form:has([name="phoneNumber"])');
    const email = senderOf('quote');
    const entry = sampleTexts(quoteForm, { fullName: 'Rania Haddad', email, message: 'صندوقان.\nAnd a till.' });
    await tab.goto(pageUrl('contact', locale));
    await waitForFormScript(form);

    await form.getByRole('button', { name: submit, exact: true }).click();
    await expect.poll(() => invalidFields(form), title).toEqual(Object.keys(entry));
    expect(await hasFocus(form.getByLabel(labels.fullName, { exact: true }))).toBe(true);

    for (const [name, value] of Object.entries(entry))
      await form.getByLabel(labels[name as keyof typeof labels], { exact: true }).fill(value);
    await form.getByRole('button', { name: submit, exact: true }).click();
    const receipt = tab.getByRole('region', { name: sent.title });
    await receipt.waitFor();
    await expect.poll(() => hasFocus(receipt)).toBe(true);
    const stored = (await site.readStore(({ quotes }) => quotes.list())).find((quote) => quote.email === email);
    expect(stored).toMatchObject({ message: entry.message });
    expect(await receipt.textContent()).toContain(stored?.reference);
  });

test('a review says what is missing, is sent, and the page thanks with its reference', async ({ tab, site }) => {
  const { title, submit, sent } = content('reviewFormText', 'en');
  const email = senderOf('review');
  await tab.goto(urls.home);
  const opener = await hydrate(tab.getByRole('button', { name: title, exact: true }));
  const dialog = tab.getByRole('dialog', { name: title });
  await opener.click();
  await dialog.waitFor();

  const send = dialog.getByRole('button', { name: submit, exact: true });
  await send.click();
  await expect.poll(() => invalidFields(dialog)).toHaveLength(5);
  expect(await hasFocus(dialog.getByLabel('Full name', { exact: true }))).toBe(true);

  const texts = { 'Full name': 'Omar Khalil', Email: email, Message: 'They came on the day they had promised.' };
  for (const [label, value] of Object.entries(texts)) await dialog.getByLabel(label, { exact: true }).fill(value);
  await dialog.getByRole('radio', { name: '4 stars' }).press('Space');
  await dialog.locator('select').selectOption('Cyber Security');
  await send.click();
  await dialog.waitFor({ state: 'hidden' });
  const stored = (await site.readStore(({ reviews }) => reviews.list())).find((review) => review.email === email);
  expect(stored).toMatchObject({ rate: 4, service: 'Cyber Security' });
  await expect.poll(() => tab.locator('[role="status"]', { hasText: sent.thanks }).textContent()).toContain(stored?.reference);
});

test('an application says what is missing, takes a PDF, is sent, and the page shows its reference', async ({ tab, site }) => {
  const { job, list, application } = content('careers', 'en');
  const email = senderOf('application');
  const file = test.info().outputPath('Salma Nour.pdf');
  await writeFile(file, readablePdf('Salma Nour'));
  await tab.goto(urls.careers);
  await (await hydrate(tab.getByRole('link', { name: list.details }).first())).click();
  await tab.getByRole('button', { name: job.apply }).click();
  const dialog = tab.getByRole('dialog', { name: application.title });
  await dialog.waitFor();

  const send = dialog.getByRole('button', { name: application.submit, exact: true });
  await send.click();
  await expect.poll(() => invalidFields(dialog)).toEqual(['fullName', 'email', 'resume']);
  expect(await hasFocus(dialog.getByLabel(application.labels.fullName))).toBe(true);

  await dialog.getByLabel(application.labels.fullName).fill('Salma Nour');
  await dialog.getByLabel(application.labels.email).fill(email);
  await dialog.locator('input[type="file"]').setInputFiles(file);
  await dialog.locator('*', { hasText: 'Salma Nour.pdf' }).last().waitFor();
  await send.click();
  await toastWith(tab, 'Application submitted successfully!').first().waitFor();
  const stored = (await site.readStore(({ applicants }) => applicants.list())).find((applicant) => applicant.email === email);
  expect(stored?.resumeSize).toBe(readablePdf('Salma Nour').length);
  await expect.poll(() => tab.locator('[role="status"]', { hasText: stored?.reference ?? 'the reference' }).count()).toBeGreaterThan(0);
});
