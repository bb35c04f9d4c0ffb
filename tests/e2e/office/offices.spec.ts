import { apiPaths } from '#contract/api-paths';
import { expect, goOnTo, openOffice, test } from '../support/office.ts';

test.use({ as: 'owner' });

test('a branch is placed on the map and published in both languages by keyboard, and deleted and restored', async ({ page, site }) => {
  const publicOffices = async (locale: string): Promise<{ name: string; positionTop: number; positionLeft: number }[]> =>
    (await page.request.get(`${site.url}${apiPaths.groups}`, { headers: { 'Accept-Language': locale } })).json();
  await openOffice(page);
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { level: 1, name: 'Branches' })).toBeVisible();

  await page.keyboard.press('c');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('The harbour office');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('Country', { exact: true })).toBeFocused();
  await expect(page.getByText('Please fill in this field').first()).toBeVisible();
  await page.keyboard.type('Oman');
  await page.getByLabel('Country in Arabic').fill('عُمان');
  await page.getByLabel('Address', { exact: true }).fill('Harbour Street 1');
  await page.getByLabel('Services', { exact: true }).fill('Web\nNetworking');
  await page.getByLabel('Services', { exact: true }).press('Alt+ArrowUp');
  await page.getByLabel('Phone').fill('+968 0000 0000');
  await page.getByLabel('Email').fill('harbour@company.example');
  await page.getByLabel('Website').fill('harbour.company.example');
  await expect(page.getByText('It is in the middle of Oman.')).toBeVisible();
  const pin = page.getByRole('slider', { name: 'Pin of The harbour office' });
  const before = (await pin.getAttribute('aria-valuetext')) ?? '';
  const mover = page.getByRole('button', { name: 'Move with the keyboard' });
  await mover.press('Enter');
  await expect(pin).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(mover).toBeFocused();
  await expect(pin).not.toHaveAttribute('aria-valuetext', before);
  const place = (await pin.getAttribute('aria-valuetext')) ?? '';

  // What was typed is there again when somebody else needed the window.
  await page.reload();
  await expect(page.getByText('This is what you typed last time.')).toBeVisible();
  // From the pin too, on which Enter alone ends the move.
  await pin.focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('The harbour office is on the site')).toBeVisible();

  const shown = (await publicOffices('en')).at(-1);
  expect(shown).toMatchObject({ name: 'The harbour office', services: ['Networking', 'Web'], website: 'https://harbour.company.example' });
  expect(`top ${shown?.positionTop}, left ${shown?.positionLeft}`).toBe(place);
  expect((await publicOffices('ar')).at(-1)).toMatchObject({ country: 'عُمان', address: 'Harbour Street 1' });
  const visitor = await page.request.get(`${site.url}/our-group`);
  expect(await visitor.text()).toContain('The harbour office');

  await page.keyboard.press('Escape');
  const row = page.getByRole('link', { name: 'The harbour office' });
  await expect(row).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(async () => (await publicOffices('en')).at(-2)?.name).toBe('The harbour office');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('Deleted The harbour office')).toBeVisible();
  expect((await publicOffices('en')).map(({ name }) => name)).not.toContain('The harbour office');
  expect(await (await page.request.get(`${site.url}/our-group`)).text()).not.toContain('The harbour office');
  await page.keyboard.press('z');
  await expect(page.getByRole('link', { name: 'The harbour office' })).toBeVisible();
  expect((await publicOffices('en')).map(({ name }) => name)).toContain('The harbour office');
});

test('an owner who wrote a row wrongly by SQL finds it and repairs it', async ({ page, site }) => {
  const [client] = (await (await page.request.get(`${site.url}${apiPaths.clients}`)).json()) as {
    _id: string;
    name: string;
    category: string;
  }[];
  const setCategory = (category = '') => site.execute('update clients set category = ? where id = ?', category, client?._id ?? '');
  setCategory('Bakery');
  const names = async () =>
    ((await (await page.request.get(`${site.url}${apiPaths.clients}`)).json()) as { name: string }[]).map(({ name }) => name);
  expect(await names()).not.toContain(client?.name);

  // The number is counted anew every few seconds at most.
  const attention = page.getByRole('banner').getByRole('link', { name: 'Needs attention 1' });
  await expect(async () => {
    await openOffice(page);
    await expect(attention).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await attention.click();
  await expect(page.getByText('Category: it is not one of the options.')).toBeVisible();
  await expect(page.getByRole('code')).toHaveText('Bakery');
  await page.getByRole('link', { name: client?.name ?? '' }).click();
  // Its ordinary editor, with the error at the field.
  await expect(page).toHaveURL(new RegExp(`/clients\\?client=${client?._id}`));
  const category = page.getByLabel('Category');
  await expect(category).toHaveAccessibleDescription(/^Category: it is not one of the options\. Current value: \P{L}?Bakery/u);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(category).toBeFocused();
  await category.selectOption('Restaurants & Cafes');
  await page.keyboard.press('Control+Enter');

  await expect(page.getByRole('banner').getByRole('link', { name: /Needs attention/ })).toHaveCount(0);
  await goOnTo(page, '/attention');
  await expect(page.getByRole('heading', { name: 'Nothing needs attention.' })).toBeVisible();
  expect(await names()).toContain(client?.name);
  // Other tests of this worker count what needs attention.
  setCategory(client?.category);
});
