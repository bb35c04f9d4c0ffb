import type { Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { jobAlerts as arabic } from '#content/ar/job-alerts';
import { jobAlerts as english } from '#content/en/job-alerts';
import { accessibilityViolations, narrowestWidth, overflowingWidths } from '../accessibility.ts';
import { failedRequests } from '../failing-api.ts';
import type { SiteProcess } from '../support/site-process.ts';
import { type MailServer, type SiteWithMails, siteWithMails } from '../support/site-with-mails.ts';
import { test as base, expect } from '../support/test.ts';

const test = base.extend<object, Pick<SiteWithMails, 'mails'>>(siteWithMails);

/** Asks on the page of careers, as a visitor does. */
async function ask(page: Page, url: string, text: typeof english | typeof arabic, email: string): Promise<void> {
  await page.goto(url);
  const form = page.getByRole('region', { name: text.form.title });
  await form.getByLabel(text.form.email).fill(email);
  await form.getByRole('button', { name: text.form.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.states.asked.title);
}

/** The last mail to an address, once there are so many. */
async function lastMail(mails: MailServer, email: string, count: number): Promise<Email> {
  const found = () => mails.received.filter(({ recipients }) => recipients.includes(email));
  await expect.poll(() => found().length, { timeout: 20_000 }).toBe(count);
  return PostalMime.parse(found().at(-1)?.raw ?? '');
}

/** A link of a mail, without the origin: the site of a test has another port. */
const linkOf = ({ html = '' }: Email, step: 'confirm' | 'leave'): string =>
  new RegExp(`href="[^"]*?((?:/ar)?/careers/alerts/${step}/[\\w-]+)"`).exec(html)?.[1] ?? '';

const listed = (site: SiteProcess): Promise<string[]> =>
  site.readStore(async ({ jobAlerts }) => (await jobAlerts.listConfirmed()).map(({ email }) => email));

/** Asks, confirms, and leaves by a later mail. `look` is called on each page. */
async function visit(
  { page, site, mails }: { page: Page; site: SiteProcess; mails: MailServer },
  { url, text, email }: { url: string; text: typeof english | typeof arabic; email: string },
  look: () => Promise<void> = async () => undefined,
): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await ask(page, url, text, email);
  await look();

  await page.goto(linkOf(await lastMail(mails, email, 1), 'confirm'));
  await expect(heading).toHaveText(text.states.unconfirmed.title);
  await look();
  expect(await listed(site)).not.toContain(email);
  await page.getByRole('button', { name: text.states.unconfirmed.action }).click();
  await expect(heading).toHaveText(text.states.confirmed.title);
  expect(await listed(site)).toContain(email);

  // A day later.
  site.execute('update job_alerts set asked_at = ? where email = ?', '2026-01-01T00:00:00.000Z', email);
  await ask(page, url, text, email);
  const leaving = linkOf(await lastMail(mails, email, 2), 'leave');
  await page.goto(leaving);
  await expect(heading).toHaveText(text.states.leaving.title);
  await look();
  await page.getByRole('button', { name: text.states.leaving.action }).click();
  await expect(heading).toHaveText(text.states.left.title);
  expect(await listed(site)).not.toContain(email);
  await page.goto(leaving);
  await expect(heading).toHaveText(text.states.left.title);
  await page.getByRole('link', { name: text.careers }).click();
  await expect(page).toHaveURL(new RegExp(`${url}$`));
}

for (const { url, text, email } of [
  { url: '/careers', text: english, email: 'noor@visitor.example' },
  { url: '/ar/careers', text: arabic, email: 'amal@visitor.example' },
])
  test(`somebody asks to hear of new jobs on ${url}, confirms that, and leaves`, async ({ page, site, mails }) => {
    await visit({ page, site, mails }, { url, text, email }, async () => {
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  });

test.describe('a refusal', () => {
  // Is an answer with an error status, which the browser writes to the console.
  test.use({ allowedPageErrors: [failedRequests] });

  test('an address that is none comes back to be corrected, and fits on a narrow screen', async ({ page }) => {
    await page.goto('/careers');
    const form = page.getByRole('region', { name: english.form.title });
    const field = form.getByLabel(english.form.email);
    // The browser knows one without an @ by itself.
    await field.fill('noor');
    await form.getByRole('button').click();
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
    await field.fill('noor@visitor');
    const refused = page.waitForResponse((response) => response.request().method() === 'POST');
    await field.press('Enter');

    expect((await refused).status()).toBe(422);
    const again = page.getByLabel(english.form.email);
    await expect(again).toHaveValue('noor@visitor');
    await expect(again).toBeFocused();
    await expect(again).toHaveAccessibleDescription('Please enter a valid email');
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await overflowingWidths(page, narrowestWidth)).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all of it works as well', async ({ page, site, mails }) => {
    await visit({ page, site, mails }, { url: '/careers', text: english, email: 'plain@visitor.example' });
  });
});
