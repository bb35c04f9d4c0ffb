import type { Browser, Page } from '@playwright/test';
import { officePaths, officeUrl } from '#contract/office/paths';
import { accessibilityViolations } from '../accessibility.ts';
import { failedRequests } from '../failing-api.ts';
import { type Colleague, expect, goOnTo, goodPassword, linkOf, openOffice, sendQuote, test } from '../support/office.ts';
import type { SiteProcess } from '../support/site-process.ts';
import type { MailServer } from '../support/site-with-mails.ts';
import { officeToast } from '../support/toasts.ts';

test.use({ as: 'sales' });

/** Gives a quote to somebody. */
async function give({ api }: Colleague, id: string, assigneeId: string): Promise<void> {
  const { version } = (await (await api.get(officeUrl('quote', { id }))).json()) as { version: number };
  const given = await api.patch(officeUrl('quote', { id }), { data: { assigneeId }, headers: { 'If-Match': `"${version}"` } });
  expect(given.status()).toBe(200);
}

const idOf = async ({ api }: Colleague): Promise<string> => ((await (await api.get(officePaths.account)).json()) as { id: string }).id;

test('what a colleague gives is marked in list, sidebar and Today until it is opened', async ({ page, site, colleague }) => {
  const [owner, sales] = [await colleague('owner'), await colleague('sales')];
  const marked = { fullName: 'Maha Tulip', email: 'maha@customer.example', message: 'Two tills for the tulip shop.' };
  const { id } = await sendQuote(site, owner, marked);
  await sendQuote(site, owner, { fullName: 'Nadim Tulip', email: 'nadim@customer.example', message: 'A tulip sign.' });
  await openOffice(page, '/quotes?view=everything&search=tulip');
  const row = page.getByRole('link', { name: /Maha Tulip/ });
  const words = `Assigned to you by ${owner.name.split(' ')[0]}`;
  await page.getByRole('link', { name: /Nadim Tulip/ }).click();
  await expect(row).not.toContainText(words);

  await give(owner, id, await idOf(sales));
  await expect(row).toContainText(words);
  await expect(page.getByRole('banner').getByText('1 new for you')).toBeVisible();
  await goOnTo(page, '/');
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Maha Tulip' })).toBeVisible();

  await page.getByRole('complementary').getByRole('link', { name: 'Maha Tulip' }).click();
  await expect(page.getByRole('status').filter({ hasText: `Assigned to you by ${owner.name}` })).toBeVisible();
  await expect(page.getByRole('banner').getByText('1 new for you')).toHaveCount(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText(marked.message).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Assigned to you' })).toHaveCount(0);
});

test('a colleague is named in a note by the keyboard, and stays named under a new name', async ({ page, site, colleague }) => {
  const [owner] = [await colleague('owner'), await colleague('sales')];
  const { id } = await sendQuote(site, owner, { fullName: 'Rula Sage', email: 'rula@customer.example', message: 'A sage booth.' });
  await openOffice(page, `/quotes/${id}`);
  const note = page.getByRole('combobox', { name: 'Note for colleagues' });
  await note.click();
  await page.keyboard.type(`Ask @${owner.name.slice(0, 3).toLowerCase()}`);
  const list = page.getByRole('listbox', { name: 'Colleagues' });
  const option = list.getByRole('option', { name: owner.name });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(note).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(note).toHaveValue(`Ask @${owner.name} `);
  await page.keyboard.type('about the price.');
  await page.keyboard.press('Enter');

  const said = page.getByText(`Ask @${owner.name} about the price.`);
  await expect(said).toBeVisible();
  const marks = (await (await owner.api.get(officePaths.marks)).json()) as { caseId: string; reason: string }[];
  expect(marks).toContainEqual(expect.objectContaining({ caseId: id, reason: 'mentioned' }));

  const before = owner.name;
  await owner.api.patch(officePaths.account, { data: { name: 'Renamed Owner' } });
  await expect(page.getByText('Ask @Renamed Owner about the price.')).toBeVisible();
  await owner.api.patch(officePaths.account, { data: { name: before } });
  await expect(said).toBeVisible();

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Note for colleagues' })).toHaveValue(`Ask @${before} about the price.`);
});

/** The path of the last link that somebody was mailed: the tests' site has another port than its configuration says. */
async function pathOfLink(mails: MailServer, email: string): Promise<string> {
  const { pathname, hash } = new URL(await linkOf(mails, email));
  return pathname + hash;
}

/** Somebody who joins to sell, in a window of their own: what happens to them happens to nobody whom other tests need. */
async function join(
  browser: Browser,
  { mails, site }: { mails: MailServer; site: SiteProcess },
  { api }: Colleague,
  name: string,
): Promise<Page> {
  const email = `${name.toLowerCase().replace(' ', '.')}@company.example`;
  expect((await api.post(officePaths.people, { data: { name, email, roles: ['sales'], locale: 'en' } })).status()).toBe(201);
  const page = await (await browser.newContext({ baseURL: site.url })).newPage();
  await page.goto(await pathOfLink(mails, email));
  await page.getByLabel('New password').fill(goodPassword);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('link', { name: /Quotes/ }).first()).toBeVisible();
  return page;
}

test.describe('an owner', () => {
  // One of them chooses an address that somebody has.
  test.use({ as: 'owner', allowedPageErrors: [failedRequests] });

  test('who lets somebody go is asked who takes what is open, and takes it back in one step', async ({
    page,
    browser,
    site,
    mails,
    colleague,
  }) => {
    const owner = await colleague('owner');
    const theirs = await join(browser, { mails, site }, owner, 'Rana Odeh');
    const theirId = ((await (await theirs.request.get(officePaths.account)).json()) as { id: string }).id;
    const { id } = await sendQuote(site, owner, { fullName: 'Omar Mint', email: 'mint@customer.example', message: 'A mint sign.' });
    await give(owner, id, theirId);
    const assignee = async () => ((await (await owner.api.get(officeUrl('quote', { id }))).json()) as { assigneeId: string }).assigneeId;

    await openOffice(page, '/people');
    const row = page.getByRole('row', { name: /Rana Odeh/ });
    await row.getByRole('button', { name: 'More for Rana Odeh' }).click();
    await page.getByRole('menuitem', { name: 'Deactivate' }).click();
    const dialog = page.getByRole('dialog', { name: 'Who takes over from Rana Odeh?' });
    await dialog.getByRole('combobox', { name: /open quote/ }).selectOption(owner.name);
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Deactivate and hand over' }).click();
    await expect(row).toContainText('deactivated');
    await expect.poll(assignee).toBe(await idOf(owner));

    await goOnTo(page, '/quotes?view=everything');
    await goOnTo(page, '/people');
    await officeToast(page, /Rana Odeh deactivated/)
      .locator('..')
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(row).not.toContainText('deactivated');
    await expect.poll(assignee).toBe(theirId);
    await theirs.context().close();
  });

  test('who gives a colleague another name and address sees it wait until it is confirmed there', async ({
    page,
    browser,
    site,
    mails,
    colleague,
  }) => {
    const owner = await colleague('owner');
    const theirs = await join(browser, { mails, site }, owner, 'Lina Qasem');

    await openOffice(page, '/people');
    const row = page.getByRole('row', { name: /Lina/ });
    await row.getByRole('button', { name: 'More for Lina Qasem' }).click();
    await page.getByRole('menuitem', { name: 'Change name or address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Lina Qasem' });
    await dialog.getByLabel('Name').fill('Lina Saleh');
    await dialog.getByLabel('Email').fill('owner@demo.invalid');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('This person already has an account')).toBeVisible();
    await dialog.getByLabel('Email').fill('lina.saleh@company.example');
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('Lina Saleh');
    await expect(row).toContainText('lina.saleh@company.example');
    await expect(row).toContainText('not confirmed yet');

    await page.goto(await pathOfLink(mails, 'lina.saleh@company.example'));
    await expect(page.getByRole('heading', { name: 'Confirm your new address, Lina.' })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm the address' }).click();
    await expect(page.getByRole('heading', { name: 'Your address is confirmed.' })).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await theirs.context().close();
    await openOffice(page, '/people');
    await expect(row).toContainText('lina.saleh@company.example');
    await expect(row).not.toContainText('not confirmed yet');
  });
});
