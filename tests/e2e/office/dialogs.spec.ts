import type { Locator, Page } from '@playwright/test';
import { locales } from '#contract/locales';
import { officePaths } from '#contract/office/paths';
import { fillSentence } from '#contract/text/fill-sentence';
import type { Texts } from '#office/content/texts.ts';
import { failedRequests } from '../failing-api.ts';
import { expectReachable } from '../support/low-windows.ts';
import { type Colleague, expect, goOnTo, openOffice, sendApplication, sendQuote, test } from '../support/office.ts';
import { officeTexts } from '../support/office-texts.ts';
import { desktop } from '../support/screens.ts';

// An ended session is an answer with an error status, which the browser writes to the console.
test.use({ actionTimeout: 8_000, as: 'owner', allowedPageErrors: [failedRequests] });

/** Names what the dialogs are about. */
interface Entries {
  quote: { id: string; reference: string };
  application: string;
  colleague: Colleague;
}

const person = { fullName: 'Dima Sweiss', email: 'dima@customer.example' };

const choose = async (page: Page, menu: Locator, item: string | RegExp) => {
  await menu.click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** Returns the button; of two, that of the list and that of what is open beside it, the latter. */
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last();

/** Waits for the quote itself: the first of the list may have been open beside it, with the same buttons. */
async function openQuote(page: Page, { id, reference }: Entries['quote']): Promise<void> {
  await goOnTo(page, `/quotes/${id}`);
  await expect(page.getByRole('region', { name: person.fullName }).locator('.reference').first()).toHaveText(reference);
}

/** Opens each dialog of the Office from the page that is open, by its name here. */
const dialogs: Record<string, (page: Page, texts: Texts, entries: Entries) => Promise<void>> = {
  async palette(page) {
    await page.keyboard.press('ControlOrMeta+k');
  },
  async 'all keys'(page) {
    await page.keyboard.press('?');
  },
  async 'a request from the telephone'(page, _, { quote }) {
    await goOnTo(page, '/quotes');
    await expect(page.locator(`[href*="${quote.id}"]`).first()).toBeVisible();
    await page.keyboard.press('c');
  },
  async 'a reply by hand'(page, { quotes }, { quote }) {
    await openQuote(page, quote);
    await choose(page, button(page, quotes.detail.more), quotes.actions.replied);
  },
  async 'a day to be reminded'(page, { quotes }, { quote }) {
    await openQuote(page, quote);
    await choose(page, button(page, quotes.actions.remind), quotes.remind.date);
  },
  async 'two requests that become one'(page, { quotes }, { quote }) {
    await openQuote(page, quote);
    await choose(page, button(page, quotes.detail.more), quotes.actions.merge);
  },
  async 'a reply of an applicant by hand'(page, { applications }, { application }) {
    await goOnTo(page, `/applications/${application}`);
    await choose(page, button(page, applications.detail.more), applications.actions.reply);
  },
  async 'an interview'(page, { applications }, { application }) {
    await goOnTo(page, `/applications/${application}`);
    await button(page, applications.detail.setInterview).click();
  },
  async 'a mail to many'(page, { applications, list }) {
    await goOnTo(page, '/applications?layout=list&search=Maha');
    await page.getByRole('row', { name: /Maha/ }).first().getByRole('checkbox').click();
    await page.getByRole('region', { name: list.selection }).getByRole('button', { name: applications.selection.write }).click();
  },
  async 'the erasure of an application'(page, { applications }, { application }) {
    await goOnTo(page, `/applications/${application}`);
    await choose(page, button(page, applications.detail.more), applications.actions.erase);
  },
  async 'the erasure of a person'(page, { privacy }) {
    await goOnTo(page, '/privacy');
    await page.getByLabel(privacy.email).fill(person.email);
    await button(page, privacy.erase.action).click();
  },
  async 'a new beginning for a colleague'(page, { people }, { colleague: { name } }) {
    await goOnTo(page, '/people');
    await choose(page, button(page, fillSentence(people.actionsFor, { name })), people.reset);
  },
  async 'a mail about a public review'(page, { reviews }) {
    await goOnTo(page, '/reviews');
    const row = page.locator('li[data-id]').first();
    await choose(page, row.getByRole('button').last(), reviews.public.answer);
  },
  async 'a public reply to a review'(page, { reviews }) {
    await goOnTo(page, '/reviews');
    await choose(page, page.locator('li[data-id]').first().getByRole('button').last(), reviews.publicAnswer.add);
  },
  async 'the client of a review'(page, { reviews }) {
    await goOnTo(page, '/reviews');
    await choose(
      page,
      page.locator('li[data-id]').first().getByRole('button').last(),
      new RegExp(`${reviews.client.add}|${reviews.client.change}`),
    );
  },
  async 'an import'(page, { contentFiles }) {
    await goOnTo(page, '/clients');
    await choose(page, button(page, contentFiles.more.clients), contentFiles.import);
  },
  async 'the place of a client'(page, { clients }) {
    await goOnTo(page, '/clients?layout=list');
    await choose(page, page.locator('tbody').getByRole('button').last(), clients.order.toPlace);
  },
  async 'recovery codes'(page, { account }) {
    await goOnTo(page, '/account');
    const codes = Array.from({ length: 10 }, (_, index) => `ABCDE-FGHJ${index}`);
    await page.route(`**${officePaths.authenticator}`, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ json: { codes } }) : route.fallback(),
    );
    await button(page, account.factor.add).click();
    await page.getByLabel(account.factor.code).fill('123456');
    await button(page, account.factor.confirm).click();
  },
  async 'the question who it is'(page, { history }) {
    await goOnTo(page, '/history');
    const json = { key: 'office.signInAgain', message: 'Please sign in again' };
    await page.route(`**${officePaths.historyCsv}*`, (route) => route.fulfill({ status: 401, json }));
    await page.getByRole('link', { name: history.csvLabel }).click();
  },
  // The last one: nothing ends it but a sign-in.
  async 'the end of a session'(page) {
    await page.context().clearCookies();
    await goOnTo(page, '/jobs');
  },
};

/** Whether what is typed at once goes into a field, where there is one, and does not press the cross. */
const hearsTyping = (dialog: Element): boolean =>
  dialog.querySelector('textarea, select, input:not([type="radio"], [type="checkbox"], [type="file"])') === null ||
  document.activeElement?.matches('h2 + button') === false;

for (const locale of locales)
  test(`every dialog is whole in a low window, and all in it can be reached: ${locale}`, async ({ page, site, colleague }) => {
    test.slow();
    const texts = await officeTexts(locale);
    const owner = await colleague('owner');
    await sendQuote(site, owner, { ...person, message: 'Two printers.' });
    const quote = await sendQuote(site, owner, { ...person, message: 'And a scanner.' });
    const { id: application } = await sendApplication(site, owner, 'Maha Tarawneh');
    site.execute('update applicants set state = ? where id = ?', 'reading', application);
    const entries = { quote, application, colleague: await colleague('hiring') };
    await owner.api.patch(officePaths.account, { data: { preferences: { locale } } });
    try {
      await openOffice(page);
      for (const [name, open] of Object.entries(dialogs))
        await test.step(name, async () => {
          await page.setViewportSize(desktop.viewport);
          await open(page, texts, entries);
          const dialog = page.locator('dialog[open]');
          await expect(dialog).toBeVisible();
          await expect.poll(() => dialog.evaluate(hearsTyping)).toBe(true);
          await expectReachable(page, dialog);
          await page.keyboard.press('Escape');
          if (name !== 'the end of a session') await expect(dialog).toHaveCount(0);
        });
    } finally {
      await owner.api.patch(officePaths.account, { data: { preferences: { locale: 'en' } } });
    }
  });
