import sharp from 'sharp';
import { apiPaths } from '#contract/api-paths';
import { expect, openOffice, test } from '../support/office.ts';

test.use({ as: 'editor', allowedPageErrors: [/status of 412/] });

const photograph = () =>
  sharp({ create: { width: 480, height: 600, channels: 3, background: '#a98' } })
    .composite([{ input: { create: { width: 200, height: 200, channels: 3, background: '#432' } }, top: 100, left: 140 }])
    .jpeg()
    .toBuffer();

test('somebody is introduced in both languages with a portrait, hidden, moved by key, and deleted for good', async ({ page, site }) => {
  const shown = async (locale = 'en'): Promise<{ name: string; portrait?: string }[]> =>
    (await page.request.get(`${site.url}${apiPaths.members}`, { headers: { 'Accept-Language': locale } })).json();
  const about = async (path = '/about') => (await page.request.get(site.url + path)).text();
  const before = (await shown()).length;
  await openOffice(page, '/members');
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();

  await page.keyboard.press('c');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Demo colleague Z');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('Role', { exact: true })).toBeFocused();
  await page.keyboard.type('Cables');
  await page.getByLabel('Name in Arabic').fill('زميل تجريبي ي');
  await page.getByLabel('Answers for optional', { exact: true }).fill('The last cable of all.');
  await page.locator('input[type="file"]').setInputFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
  await expect(page.getByRole('button', { name: 'Remove the image' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'quote requests' }).check();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Demo colleague Z is on the site')).toBeVisible();

  expect(await shown()).toHaveLength(before + 1);
  const portrait = (await shown()).at(-1)?.portrait ?? '';
  expect((await page.request.get(site.url + portrait)).status()).toBe(200);
  const html = await about();
  for (const text of ['Demo colleague Z', 'The last cable of all.', portrait]) expect(html).toContain(text);
  expect(await about('/ar/about')).toContain('زميل تجريبي ي');

  await page.keyboard.press('Escape');
  const row = page.getByRole('link', { name: 'Demo colleague Z' });
  await expect(row).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(async () => (await shown()).at(-2)?.name).toBe('Demo colleague Z');
  await page.getByRole('switch', { name: 'Demo colleague Z on the About page' }).click();
  await expect.poll(about).not.toContain('Demo colleague Z');
  await page.keyboard.press('z');
  await expect.poll(about).toContain('Demo colleague Z');

  await row.click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Demo colleague Z for good?' });
  await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeDisabled();
  await dialog.getByLabel('Type the name to confirm').fill('demo colleague z');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Deleted Demo colleague Z for good')).toBeVisible();
  await expect(row).toBeHidden();
  expect(await shown()).toHaveLength(before);
});

test('two who edit the same person choose whose words stand', async ({ page, site }) => {
  await openOffice(page, '/members');
  await page.getByRole('link', { name: 'Demo colleague B' }).click();
  const role = page.getByLabel('Role', { exact: true });
  await role.fill('Cables and cameras');
  site.execute("update members set role = 'Cameras', version = version + 1 where name = 'Demo colleague B'");
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Someone else just changed Demo colleague B.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish mine over it' }).click();
  await expect(page.getByText('Demo colleague B is updated on the site')).toBeVisible();
  expect(await (await page.request.get(`${site.url}/about`)).text()).toContain('Cables and cameras');
});

test('a review is linked to a client in its menu, and stands on the client’s page', async ({ page, site }) => {
  const clients: { _id: string; name: string }[] = await (await page.request.get(`${site.url}${apiPaths.clients}`)).json();
  const rimsal = clients.find(({ name }) => name === 'Rimsal');
  await openOffice(page, '/reviews');
  await page.getByRole('button', { name: /^More for .طارق/ }).click();
  await page.getByRole('menuitem', { name: 'Link to a client' }).click();
  await page.getByRole('dialog').getByLabel('Client').selectOption('Rimsal');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('is linked to Rimsal')).toBeVisible();
  const html = await (await page.request.get(`${site.url}/client-details/${rimsal?._id}`)).text();
  expect(html).toContain('In their own words');
  expect(html).toContain('Written in Arabic');
  await page.keyboard.press('z');
  await expect
    .poll(async () => (await page.request.get(`${site.url}/client-details/${rimsal?._id}`)).text())
    .not.toContain('In their own words');
});
