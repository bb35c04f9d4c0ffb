import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { apiPaths } from '#contract/api-paths';
import type { Client } from '#contract/client';
import type { ClientPage } from '#contract/office/clients';
import { officePaths, officeUrl } from '#contract/office/paths';
import { type Colleague, expect, openOffice, test } from '../support/office.ts';
import { officeToast } from '../support/toasts.ts';

// A refused file is a refused request, which browsers report.
test.use({ as: 'editor', allowedPageErrors: [/status of 422/] });

/** The clients of the site, as a visitor gets them with the next request. */
const onSite = async (page: Page): Promise<Client[]> => (await page.request.get(apiPaths.clients)).json();
const named = async ({ api }: Colleague, name: string) => {
  const { rows } = (await (await api.get(`${officePaths.clients}?search=${name}`)).json()) as ClientPage;
  const [client] = rows;
  if (!client) throw new Error(`There is no ${name}`);
  return client;
};

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><path d="M60 30h80v40H60z" fill="#f7f2e8"/><script>alert(1)</script></svg>',
);
const picture = () =>
  sharp(Buffer.from(logo.toString().replace(/<script.*<\/script>/, '')))
    .png()
    .toBuffer();

test('a client with a logo is published with the keyboard, and visitors see it at once', async ({ page }) => {
  await openOffice(page);
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  await page.keyboard.press('c');
  const panel = page.getByRole('region', { name: 'New client' });
  await expect(panel.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByText('Please enter a name')).toBeVisible();
  await page.keyboard.type('Tamar Press');
  await page.getByLabel('Name in Arabic').fill('مطبعة تمار');
  await page.getByLabel('Category').selectOption('Retail & E-commerce');

  // A file that is no picture says why; the next one is taken.
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: logo });
  await expect(page.getByRole('alert')).toHaveText(/This SVG contains more than shapes/);
  const png = await picture();
  page.once('filechooser', (chooser) => chooser.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png }));
  await page.getByRole('button', { name: 'Choose a file' }).press('Enter');
  const cut = page.getByRole('button', { name: /Crop of the image/ });
  await expect(cut).toBeFocused();
  await expect(cut).toHaveText(/100 % wide and 100 % high/);
  await page.getByRole('button', { name: 'Fit', exact: true }).press('Enter');
  await expect(cut).toHaveText(/40 % wide and 40 % high/);
  await cut.press('Shift+ArrowRight');
  await expect(cut).toHaveText(/42 % wide/);

  await page.getByRole('button', { name: 'Add one of 14 more services' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Web', exact: true }).press('Enter');
  const link = page.getByLabel('Link to the work: Web');
  await expect(link).toBeFocused();
  await page.keyboard.type('press.example');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Please enter a link to a website')).toBeVisible();
  await link.fill('https://press.example');

  // Whoever leaves comes back to what they have typed.
  await page.reload();
  await expect(page.getByRole('region', { name: 'Tamar Press' }).getByText('Not published yet')).toBeVisible();
  await page.getByLabel('Name in Arabic').focus();
  await page.keyboard.press('Control+Enter');
  await expect(officeToast(page, 'Tamar Press is on the site')).toBeVisible();

  const shown = (await onSite(page)).at(-1);
  expect(shown).toMatchObject({ name: 'Tamar Press', services: [{ type: 'Web', link: 'https://press.example' }] });
  const { width = 0, height = 0 } = await sharp(await (await page.request.get(shown?.logo ?? '')).body()).metadata();
  expect([width, height]).toEqual([84, 40]);
  expect(await (await page.request.get('/ar/clients?page=2')).text()).toContain('مطبعة تمار');
});

test('a client without a logo says its name once', async ({ page, colleague }) => {
  const name = 'Orchard Bakery';
  const values = { name, ar: null, logo: '', category: 'Other Clients', services: [], isPrivateWork: false, comingSoon: false };
  await (await colleague('editor')).api.post(officePaths.clients, { data: values });
  await openOffice(page, '/clients?search=Orchard');
  const client = page.getByRole('link', { name: /^Orchard Bakery/ });
  await expect(client.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(client).toHaveAccessibleName(/^Orchard Bakery(?!.*Orchard)/);
});

test('clients are moved, deleted and restored by undo, with the keyboard', async ({ page }) => {
  await openOffice(page, '/clients');
  const order = async () => (await onSite(page)).map(({ name }) => name);
  const [first = '', second = '', third = ''] = await order();
  await expect(page.getByRole('link', { name: new RegExp(first) })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: new RegExp(first) })).toBeFocused();

  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(officeToast(page, `Moved ${first} to position 3`)).toBeVisible();
  expect((await order()).slice(0, 3)).toEqual([second, third, first]);
  await expect(page.getByRole('link', { name: new RegExp(first) })).toBeFocused();
  await page.keyboard.press('z');
  await expect.poll(async () => (await order()).slice(0, 3)).toEqual([first, second, third]);

  await page.getByRole('button', { name: `More for ${second}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Move to position …' }).press('Enter');
  await page.getByLabel(/^Position, 1 to/).fill('999');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Please enter a number from 1 to/)).toBeVisible();
  await page.getByLabel(/^Position, 1 to/).fill('1');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await order()).slice(0, 2)).toEqual([second, first]);

  await page.getByRole('button', { name: `More for ${second}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(officeToast(page, `Deleted ${second}`)).toBeVisible();
  expect(await order()).not.toContain(second);
  await page.keyboard.press('z');
  await expect.poll(async () => (await order())[0]).toBe(second);
});

test('whoever was slower sees the newer client, and keeps what they have typed', async ({ page, colleague }) => {
  const owner = await colleague('owner');
  const client = await named(owner, 'Korbati');
  await openOffice(page, `/clients?client=${client.id}`);
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Korbati & Sons');

  const { name: old, ar, logo, category, services, isPrivateWork, version } = client;
  const theirs = { name: old, ar, logo, category, services, isPrivateWork, comingSoon: true };
  const changed = await owner.api.put(officeUrl('client', { id: client.id }), { data: theirs, headers: { 'if-match': `"${version}"` } });
  expect(changed.status()).toBe(200);
  await expect(page.getByText('Someone else just changed Korbati.')).toBeVisible();
  await expect(name).toHaveValue('Korbati & Sons');
  await page.getByRole('button', { name: 'Publish mine' }).click();
  await expect(officeToast(page, 'Published Korbati & Sons')).toBeVisible();
  expect((await onSite(page)).map((shown) => shown.name)).toContain('Korbati & Sons');
});
