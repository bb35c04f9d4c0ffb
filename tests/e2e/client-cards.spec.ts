import type { Locator, Page } from '@playwright/test';
import { apiPaths } from '#contract/api-paths';
import type { Client } from '#contract/client';
import { serviceIds } from '#contract/services';
import { aClient } from './sample-entries.ts';
import { expect, test } from './support/test.ts';

// The test plays the API, so that it knows every client.
// Without motion: a transition between pages that Chromium gives up on a busy machine counts as a fault.
test.use({ pageData: 'failing', contextOptions: { reducedMotion: 'reduce' } });

const card = (page: Page, name: string): Locator => page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });

async function openClients(page: Page, clients: Client[], url = '/clients'): Promise<void> {
  await page.route(`**${apiPaths.clients}`, (route) => route.fulfill({ json: clients }));
  await page.goto(url);
}

const web = [{ type: 'Web' as const }];
const cases = [
  { client: aClient({ name: 'Plain', services: web }), privateWork: false, soon: false, services: true },
  { client: aClient({ name: 'Nothing yet' }), privateWork: false, soon: false, services: false },
  { client: aClient({ name: 'Soon', comingSoon: true }), privateWork: false, soon: true, services: false },
  { client: aClient({ name: 'Soon with services', comingSoon: true, services: web }), privateWork: false, soon: false, services: true },
  { client: aClient({ name: 'Private', isPrivateWork: true, services: web }), privateWork: true, soon: false, services: true },
  { client: aClient({ name: 'Private without services', isPrivateWork: true }), privateWork: true, soon: false, services: false },
  { client: aClient({ name: 'Both', isPrivateWork: true, comingSoon: true }), privateWork: true, soon: true, services: false },
  {
    client: aClient({ name: 'Hidden services', isPrivateWork: true, comingSoon: true, services: web }),
    privateWork: true,
    soon: false,
    services: false,
  },
];

for (const { client, privateWork, soon, services } of cases) {
  const { name, isPrivateWork, comingSoon } = client;
  test(`"${name}": private ${isPrivateWork}, coming soon ${comingSoon}, ${client.services.length} services`, async ({ page }) => {
    await openClients(page, [client]);
    const shown = card(page, name);
    await expect(shown.getByText('Private Work', { exact: true })).toHaveCount(privateWork ? 1 : 0);
    await expect(shown.getByText('Coming Soon', { exact: true })).toHaveCount(soon ? 1 : 0);
    await expect(shown.getByRole('link')).toHaveCount(services ? 1 : 0);

    await page.goto(`/client-details/${encodeURIComponent(name)}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main').getByText('Private Work', { exact: true })).toHaveCount(privateWork ? 1 : 0);
    await expect(page.getByRole('main').getByText('Coming Soon', { exact: true })).toHaveCount(soon ? 1 : 0);
    await expect(page.getByRole('main').getByText('Web', { exact: true })).toHaveCount(services ? 1 : 0);
  });
}

test('a service with a link opens it in a new tab, one without leads to the page of the client', async ({ page }) => {
  const services = [{ type: 'Web' as const, link: 'https://shop.example/' }, { type: 'Maintenance' as const }];
  await openClients(page, [aClient({ _id: 'a b', name: 'Zeitra', services })]);
  const shown = card(page, 'Zeitra');
  const linked = shown.getByRole('link', { name: /^Web/ });
  await expect(linked).toHaveAttribute('href', 'https://shop.example/');
  await expect(linked).toHaveAttribute('target', '_blank');
  await expect(linked).toHaveAttribute('rel', /noopener/);

  const unlinked = shown.getByRole('link', { name: /^Maintenance/ });
  await expect(unlinked).not.toHaveAttribute('target');
  await unlinked.click();
  await expect(page).toHaveURL('/client-details/a%20b');
  await expect(page.getByRole('heading', { level: 1, name: 'Zeitra' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Web/ })).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('main').getByRole('link', { name: /^Maintenance/ })).toHaveCount(0);
});

test('each of the 14 services has an icon of its own', async ({ page }) => {
  await openClients(page, [aClient({ name: 'Everything', services: serviceIds.map((type) => ({ type })) })]);
  const buttons = card(page, 'Everything').getByRole('link');
  await expect(buttons).toHaveCount(14);
  const drawings = await buttons.evaluateAll((links) => links.map((link) => link.querySelector('svg')?.innerHTML ?? ''));
  expect(drawings.every((drawing) => drawing !== '')).toBe(true);
  expect(new Set(drawings).size).toBe(14);
});

test('a category without clients says so', async ({ page }) => {
  await openClients(page, [aClient({ name: 'A bank', category: 'Banks' })]);
  await expect(card(page, 'A bank')).toBeVisible();
  await page.getByRole('tab', { name: 'Retail' }).click();
  await expect(page.getByText('No Clients Found', { exact: true })).toBeVisible();
  await expect(page.getByText('No clients found for the selected category.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a logo below /uploads is taken from the API, any other as it is', async ({ page }) => {
  await page.route('**/uploads/**', (route) =>
    route.fulfill({ body: '<svg xmlns="http://www.w3.org/2000/svg"/>', contentType: 'image/svg+xml' }),
  );
  await openClients(page, [
    aClient({ name: 'Uploaded', logo: '/uploads/0123456789abcdef0123456789abcdef.svg' }),
    aClient({ name: 'Own', logo: '/favicon.svg' }),
  ]);
  await expect(card(page, 'Uploaded').locator('img')).toHaveAttribute('src', /^(?:https?:\/\/[^/]+)?\/uploads\/0123456789abcdef/);
  await expect(card(page, 'Own').locator('img')).toHaveAttribute('src', '/favicon.svg');
});
