import type { Locator, Page } from '@playwright/test';
import { type OfficeCall, officePaths } from '#contract/office/paths';
import { failedRequests } from '../failing-api.ts';
import { type Colleague, expect, goOnTo, openOffice, sendApplication, sendQuote, test } from '../support/office.ts';
import type { SiteProcess } from '../support/site-process.ts';
import { officeToast } from '../support/toasts.ts';

test.use({ as: 'owner', allowedPageErrors: [failedRequests] });

const selection = (page: Page): Locator => page.getByRole('region', { name: 'Selection' });
const choose = (page: Page, item: string) => page.getByRole('menuitemcheckbox', { name: item, exact: true }).click();

const people = ['Amal', 'Basma', 'Camil', 'Dalia'];
/** The rows of those whose second name is a word. */
const rowsOf = (page: Page, word: string) => page.getByRole('link', { name: new RegExp(`(?:${people.join('|')}) ${word}`) });

/** Four requests that share a word, and nothing else with others. */
async function sendQuotes(site: SiteProcess, owner: Colleague, word: string): Promise<string[]> {
  const names = people.map((name) => `${name} ${word}`);
  for (const [index, fullName] of names.entries())
    await sendQuote(site, owner, { fullName, email: `${word}${index}@customer.example`, message: `A sign with ${word} on it.` });
  return names;
}

test('filters of quotes stand in the address, are taken away one by one, and are kept as a view that can be deleted and brought back', async ({
  page,
  site,
  colleague,
}) => {
  await sendQuotes(site, await colleague('owner'), 'orchid');
  await openOffice(page, '/quotes?view=everything&search=orchid');
  const rows = rowsOf(page, 'orchid');
  await expect(rows).toHaveCount(4);

  await page.getByRole('button', { name: 'Filter' }).click();
  await choose(page, 'Won');
  await expect(page.getByRole('heading', { name: 'No results.' })).toBeVisible();
  await choose(page, 'New');
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Filter, 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Won' }).click();
  await expect(page).toHaveURL(/state=%5B%22new%22%5D/);

  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByRole('textbox', { name: 'View name' }).fill('New orchids');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const views = page.getByRole('navigation', { name: 'Views' });
  const saved = views.getByRole('link', { name: 'New orchids' });
  await expect(saved).toHaveAttribute('aria-current');
  await views.getByRole('link', { name: /^Mine/ }).click();
  await expect(page).not.toHaveURL(/orchid/);
  await saved.click();
  await expect(rows).toHaveCount(4);

  await views.getByRole('button', { name: 'Delete the view “New orchids”' }).click();
  await expect(saved).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(saved).toBeVisible();
});

test('quotes are narrowed to the days on which they came, which stand in the address and are taken away together', async ({
  page,
  site,
  colleague,
}) => {
  await sendQuotes(site, await colleague('owner'), 'jasmine');
  await openOffice(page, '/quotes?view=everything&search=jasmine');
  const rows = rowsOf(page, 'jasmine');
  await page.getByRole('button', { name: 'Filter' }).click();
  await choose(page, 'Last 7 days');
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Filter, 1' }).click();
  await choose(page, 'Custom dates');

  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await expect(page.getByRole('heading', { name: 'No results.' })).toBeVisible();
  await expect(page).toHaveURL(/received=own&receivedTo=(%22)?2020-01-31/);
  await page.getByRole('button', { name: 'Remove to 31 January 2020' }).click();
  await expect(rows).toHaveCount(4);
  await expect(page).not.toHaveURL(/received/);
});

for (const layout of ['split', 'table'])
  test(`several quotes are selected with Shift in the ${layout} layout, dismissed at once, and brought back`, async ({
    page,
    site,
    colleague,
  }) => {
    const word = `tulip${layout}`;
    const [, second = '', , fourth = ''] = await sendQuotes(site, await colleague('owner'), word);
    await openOffice(page, `/quotes?view=everything&sort=name&search=${word}&layout=${layout}`);
    const box = (name: string) =>
      layout === 'table' ? page.getByRole('checkbox', { name: `Select ${name}` }) : page.getByRole('button', { name: `Select ${name}` });
    await box(second).click();
    await box(fourth).click({ modifiers: ['Shift'] });
    await expect(selection(page)).toContainText('3 selected');

    await selection(page)
      .getByRole('button', { name: /^Dismiss/ })
      .click();
    await expect(officeToast(page, '3 quotes: Dismissed')).toBeVisible();
    await expect(selection(page)).toHaveCount(0);
    await page.keyboard.press('z');
    await expect(officeToast(page, 'Undone: 3 quotes: Dismissed')).toBeVisible();
    await page.getByRole('button', { name: 'Filter' }).click();
    await choose(page, 'New');
    await page.keyboard.press('Escape');
    await expect(rowsOf(page, word)).toHaveCount(4);
  });

test('several quotes are written to with one mail, by a template with the standard subject, later or now, and all of it is taken back', async ({
  page,
  site,
  colleague,
}) => {
  await sendQuotes(site, await colleague('owner'), 'tamarisk');
  await openOffice(page, '/quotes?view=everything&layout=table&search=tamarisk');
  await page.getByRole('checkbox', { name: 'Select Amal tamarisk' }).click();
  await page.getByRole('checkbox', { name: 'Select Basma tamarisk' }).click();

  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Write to 2 people' });
  await dialog.getByLabel('Template').selectOption({ label: 'Following up' });
  await expect(dialog.getByLabel('Subject')).toHaveValue('Your request for a quote');
  await dialog.getByText('Preview for Amal tamarisk').click();
  await expect(dialog.getByText('Hello Amal,')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');

  await expect(officeToast(page, 'Sending 2 emails in 10 seconds')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: /tamarisk/ }).filter({ hasText: 'In progress' })).toHaveCount(2);
  await page.keyboard.press('z');
  await expect(officeToast(page, 'Undone: Sending 2 emails in 10 seconds')).toBeVisible();
  await expect(page.getByRole('row', { name: /tamarisk/ }).filter({ hasText: 'New' })).toHaveCount(4);
});

test('the form for a call is an address: the browser’s back button closes it, and a reload opens it again', async ({ page }) => {
  await openOffice(page, '/quotes');
  const form = page.getByRole('dialog', { name: 'Log a call' });

  await page.keyboard.press('c');
  await expect(form).toBeVisible();
  await page.reload();
  await expect(form).toBeVisible();
  await page.goBack();

  await expect(form).toHaveCount(0);
  await expect(page).not.toHaveURL(/call=/);
});

test('the palette merges the quote that is open; one without another of the same person says so', async ({ page, site, colleague }) => {
  const owner = await colleague('owner');
  const { id } = await sendQuote(site, owner, { fullName: 'Aref Juniper', email: 'aref@customer.example', message: 'One sign.' });
  const merge = async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('merge');
    await page.getByRole('option', { name: /^Merge two quotes/ }).click();
  };
  await openOffice(page, `/quotes/${id}`);
  const opened = page.getByRole('region', { name: 'Aref Juniper' });
  await expect(opened).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Merge two quotes from one person' });

  await merge();
  await expect(dialog.getByText('We know of no other quote from this person.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const { reference } = await sendQuote(site, owner, { fullName: 'Aref Juniper', email: 'aref@customer.example', message: 'Two signs.' });
  await page.reload();
  await expect(opened).toBeVisible();
  await merge();
  await dialog.getByRole('button', { name: 'Merge' }).click();

  await expect(officeToast(page, new RegExp(`is now part of ${reference}`))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/merge=/);
});

test('A and M in one moment make a quote one’s own, and leave no menu open', async ({ page, site, colleague }) => {
  const owner = await colleague('owner');
  const { id } = await sendQuote(site, owner, { fullName: 'Farid Sorrel', email: 'farid@customer.example', message: 'One sign.' });
  await openOffice(page, `/quotes/${id}`);
  await expect(page.getByRole('heading', { name: 'Farid Sorrel' })).toBeVisible();

  // Before the menu that A opens is painted.
  await page.evaluate(() => {
    for (const letter of ['a', 'm'])
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: letter, code: `Key${letter.toUpperCase()}`, bubbles: true, cancelable: true }),
      );
  });

  await expect(officeToast(page, /Farid Sorrel assigned to/)).toBeVisible();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('all loaded quotes of the table are selected by its head, and none with Esc', async ({ page, site, colleague }) => {
  await sendQuotes(site, await colleague('owner'), 'daisy');
  await openOffice(page, '/quotes?view=everything&layout=table&search=daisy');
  await page.getByRole('checkbox', { name: 'Select all loaded' }).click();
  await expect(selection(page)).toContainText('4 selected');
  await page.getByRole('checkbox', { name: /Select Amal/ }).click();
  await expect(selection(page)).toContainText('3 selected');
  await page.keyboard.press('Escape');
  await expect(selection(page)).toHaveCount(0);
});

test('applications are filtered, selected with Shift and by keys, and declined at once; undo brings them back', async ({
  page,
  site,
  colleague,
}) => {
  const owner = await colleague('owner');
  for (const name of ['Amal Lily', 'Basma Lily', 'Camil Lily']) await sendApplication(site, owner, name);
  await openOffice(page, '/applications?layout=list&sort=name&search=Lily');
  const rows = page.getByRole('link', { name: / Lily$/ });
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Filter' }).click();
  await choose(page, 'Hired');
  await expect(page.getByRole('heading', { name: 'No results.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove Hired' }).click();

  await page.getByRole('checkbox', { name: 'Select Amal Lily' }).click();
  await page.getByRole('checkbox', { name: 'Select Camil Lily' }).click({ modifiers: ['Shift'] });
  await expect(selection(page)).toContainText('3 selected');
  await page.keyboard.press('d');
  await expect(officeToast(page, '3 applications: Declined')).toBeVisible();
  await page.keyboard.press('z');
  await expect(officeToast(page, 'Undone: 3 applications: Declined')).toBeVisible();
  await expect(page.getByRole('row', { name: /Lily/ }).filter({ hasText: 'New' })).toHaveCount(3);
});

test('a search that finds nothing says so, and leads back to the list', async ({ page, site, colleague }) => {
  const owner = await colleague('owner');
  await sendQuotes(site, owner, 'peony');
  await sendApplication(site, owner, 'Hadi Peony');
  for (const path of ['/quotes?view=everything&search=zzqq', '/applications?layout=list&search=zzqq']) {
    await openOffice(page, path);
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(page).not.toHaveURL(/zzqq/);
    // Quotes of other tests may stand before these.
    await expect(page.getByRole('link', { name: /, New |peony/i }).first()).toBeVisible();
  }
});

/** Every list, with the call that it is fetched by, and what it says when that fails. */
const lists: [path: string, call: OfficeCall, failure: string][] = [
  ['/quotes', 'quotes', 'We couldn’t load the list.'],
  ['/applications?layout=list', 'applications', 'We couldn’t load the applications.'],
  ['/reviews', 'reviews', 'We couldn’t load the reviews.'],
  ['/jobs', 'jobs', 'We couldn’t load the jobs.'],
  ['/clients', 'clients', 'We couldn’t load the clients.'],
  ['/offices', 'offices', 'We couldn’t load the branches.'],
  ['/members', 'members', 'We couldn’t load the team.'],
  ['/people', 'people', 'We couldn’t load the list of people.'],
  ['/history', 'history', 'We couldn’t load the history.'],
  ['/templates', 'templates', 'We couldn’t load the templates.'],
  ['/undelivered', 'mails', 'We couldn’t load the undelivered emails.'],
];

test('a list that cannot be fetched says so, and is there once it can', async ({ page }) => {
  await openOffice(page, '/more');
  for (const [path, call, failure] of lists) {
    const isCall = ({ pathname }: URL) => pathname === officePaths[call];
    await page.route(isCall, (route) => route.fulfill({ status: 422, json: { message: 'Not now', key: 'unreadable' } }));
    await goOnTo(page, path);
    const notice = page.getByRole('alert').filter({ hasText: failure });
    await expect(notice, path).toBeVisible();
    await page.unroute(isCall);
    await notice.getByRole('button', { name: 'Try now' }).click();
    await expect(notice, path).toHaveCount(0);
  }
});
