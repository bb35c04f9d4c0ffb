import { officePaths, officeUrl } from '#contract/office/paths';
import { accessibilityViolations } from '../accessibility.ts';
import { type Colleague, expect, goOnTo, goodPassword, linkOf, openOffice, sendQuote, test } from '../support/office.ts';
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

test.describe('an owner', () => {
  test.use({ as: 'owner' });

  test('who lets somebody go is asked who takes what is open, and takes it back in one step', async ({ page, site, colleague }) => {
    const [owner, sales] = [await colleague('owner'), await colleague('sales')];
    const salesId = await idOf(sales);
    const { id } = await sendQuote(site, owner, { fullName: 'Omar Mint', email: 'mint@customer.example', message: 'A mint sign.' });
    await give(owner, id, salesId);
    const assignee = async () => ((await (await owner.api.get(officeUrl('quote', { id }))).json()) as { assigneeId: string }).assigneeId;

    await openOffice(page, '/people');
    const row = page.getByRole('row', { name: new RegExp(sales.name) });
    await row.getByRole('button', { name: `More for ${sales.name}` }).click();
    await page.getByRole('menuitem', { name: 'Deactivate' }).click();
    const dialog = page.getByRole('dialog', { name: `Who takes over from ${sales.name}?` });
    await dialog.getByRole('combobox', { name: /open quote/ }).selectOption(owner.name);
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Deactivate and hand over' }).click();
    await expect(row).toContainText('deactivated');
    await expect.poll(assignee).toBe(await idOf(owner));

    await goOnTo(page, '/quotes?view=everything');
    await goOnTo(page, '/people');
    await officeToast(page, new RegExp(`${sales.name} deactivated`))
      .locator('..')
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(row).not.toContainText('deactivated');
    await expect.poll(assignee).toBe(salesId);
  });

  test('who gives a colleague another name and address sees it wait until it is confirmed there', async ({
    page,
    browser,
    mails,
    colleague,
  }) => {
    const owner = await colleague('owner');
    const invited = { name: 'Dana Khoury', email: 'dana.khoury@company.example', roles: ['sales'], locale: 'en' };
    expect((await owner.api.post(officePaths.people, { data: invited })).status()).toBe(201);
    const theirs = await (await browser.newContext()).newPage();
    await theirs.goto(await linkOf(mails, invited.email));
    await theirs.getByLabel('New password').fill(goodPassword);
    await theirs.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();

    await openOffice(page, '/people');
    const row = page.getByRole('row', { name: /Dana/ });
    await row.getByRole('button', { name: 'More for Dana Khoury' }).click();
    await page.getByRole('menuitem', { name: 'Change name or address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Dana Khoury' });
    await dialog.getByLabel('Name').fill('Dana Saleh');
    await dialog.getByLabel('Email').fill('owner@demo.invalid');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('This person already has an account')).toBeVisible();
    await dialog.getByLabel('Email').fill('dana.saleh@company.example');
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('Dana Saleh');
    await expect(row).toContainText('dana.saleh@company.example, not confirmed yet');

    await page.goto(await linkOf(mails, 'dana.saleh@company.example'));
    await expect(page.getByRole('heading', { name: 'Confirm your new address, Dana.' })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm the address' }).click();
    await expect(page.getByRole('heading', { name: 'Your address is confirmed.' })).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await theirs.context().close();
    await openOffice(page, '/people');
    await expect(row).toContainText('dana.saleh@company.example');
    await expect(row).not.toContainText('not confirmed yet');
  });
});
