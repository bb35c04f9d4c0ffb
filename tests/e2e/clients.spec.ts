import type { Locator, Page } from '@playwright/test';
import type { Client } from '#contract/client';
import { sidewaysScrollAt320, violationsOf } from './accessibility.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The tabs and the stored category of each, as the specification gives them. */
const tabs: [name: string, category: string | undefined][] = [
  ['All Clients', undefined],
  ['Banks', 'Banks'],
  ['Governments', 'Governments'],
  ['Food and Beverage', 'Restaurants & Cafes'],
  ['Real Estate', 'Real Estate & Construction'],
  ['Travel and Tourism', 'Other Clients'],
  ['Financial Institution', 'Finance & Business Services'],
  ['Pharmaceutical', 'Healthcare & Medical'],
  ['Import and Export Sector', 'Other Clients'],
  ['Governmental & Organization', 'Government & Public Sector'],
  ['Retail', 'Retail & E-commerce'],
];

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
const namesOn = (page: Page): Promise<string[]> => page.getByRole('tabpanel').getByRole('heading', { level: 3 }).allTextContents();
const scripted = (page: Page) => expect(page.locator('astro-island[ssr]')).toHaveCount(0);

async function clientsOf(url: string): Promise<Client[]> {
  return (await (await fetch(`${url}/api/clients`)).json()) as Client[];
}
const inCategory = (clients: Client[], category: string | undefined) =>
  clients.filter((client) => category === undefined || client.category === category).map(({ name }) => name);

test('the page has its hero with the laptop and eleven tabs, of which All Clients is chosen', async ({ page }) => {
  await page.goto('/clients');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: /laptop/i })).toBeVisible();
  expect(await page.getByRole('tab').allTextContents()).toEqual(tabs.map(([name]) => name));
  await expect(page.getByRole('tab', { selected: true })).toHaveText('All Clients');
});

test('each tab shows the clients of its stored category and nobody else', async ({ page, site }) => {
  const clients = await clientsOf(site.url);
  await page.goto('/clients');
  await scripted(page);
  for (const [name, category] of tabs) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
    await expect.poll(() => namesOn(page), name).toEqual(inCategory(clients, category));
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
});

test('the tab list is one stop of the Tab key, in which arrows, Home and End move and choose', async ({ page }) => {
  await page.goto('/clients');
  await scripted(page);
  await expect(page.locator('[role="tab"][tabindex="0"]')).toHaveCount(1);
  await tab(page, 'All Clients').focus();
  const expectChosen = async (name: string) => {
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, name)).toHaveAttribute('tabindex', '0');
  };
  for (const [key, name] of [
    ['ArrowRight', 'Banks'],
    ['ArrowRight', 'Governments'],
    ['ArrowLeft', 'Banks'],
    ['End', 'Retail'],
    ['ArrowRight', 'All Clients'],
    ['ArrowLeft', 'Retail'],
    ['Home', 'All Clients'],
  ] as const) {
    await page.keyboard.press(key);
    await expectChosen(name);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
});

test('the chosen tab stands in the address: it survives a reload, can be shared, and the back button leaves it', async ({ page, site }) => {
  const clients = await clientsOf(site.url);
  await page.goto('/clients');
  await scripted(page);
  await tab(page, 'Banks').click();
  await expect(page).toHaveURL('/clients?category=banks');
  await tab(page, 'Real Estate').click();
  await expect(page).toHaveURL('/clients?category=real-estate');
  await page.reload();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Real Estate');
  await expect.poll(() => namesOn(page)).toEqual(inCategory(clients, 'Real Estate & Construction'));
  await scripted(page);
  await page.goBack();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Banks');
  await expect.poll(() => namesOn(page)).toEqual(inCategory(clients, 'Banks'));
  await page.goBack();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('All Clients');
  await expect(page).toHaveURL('/clients');
});

test('an address with a category that does not exist shows all clients', async ({ page, site }) => {
  await page.goto('/clients?category=nonsense');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('All Clients');
  await expect.poll(() => namesOn(page)).toHaveLength((await clientsOf(site.url)).length);
});

test('on a phone the tabs stand in one row that is swiped, and its end shows that there is more', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/clients?category=retail');
  const list = page.getByRole('tablist');
  const { hidden, mask } = await list.evaluate((element) => ({
    hidden: element.scrollWidth - element.clientWidth,
    mask: getComputedStyle(element).maskImage,
  }));
  expect(hidden).toBeGreaterThan(100);
  expect(mask).toContain('gradient');
  await scripted(page);
  await expect(tab(page, 'Retail')).toBeInViewport({ ratio: 0.9 });
});

test('the page of a client shows its services, a way back and a way to ask', async ({ page, site }) => {
  const client = (await clientsOf(site.url)).find(({ name }) => name === 'Orvaq');
  const answer = await page.goto(`/client-details/${client?._id}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Orvaq' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Finance & Business Services')).toBeVisible();
  await expect(main.getByRole('link', { name: /^Web/ })).toHaveAttribute('target', '_blank');
  for (const service of ['Cloud Services', 'Cyber Security']) await expect(main.getByText(service, { exact: true })).toBeVisible();
  await expect(main.getByRole('listitem').locator('svg').first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute('href', '/contact');
  await expect(page).toHaveTitle(/^Orvaq \|/);
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScrollAt320(page)).toBe(0);
  await main.getByRole('link', { name: 'All Clients' }).click();
  await expect(page).toHaveURL('/clients');
});

test.describe('an unknown client', () => {
  // The browser itself notes the status of the page.
  test.use({ allowedFaults: [/status of 404/] });

  test('is the not-found page with status 404', async ({ page }) => {
    const answer = await page.goto('/client-details/nobody');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Page not found');
    await expect(page.getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/');
  });
});

test('every tab and the directory are accessible', async ({ page }) => {
  await page.goto('/clients?category=governments');
  await scripted(page);
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScrollAt320(page)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all cards and their links are there, and the tabs are links to their part', async ({ page, site }) => {
    const clients = await clientsOf(site.url);
    await page.goto('/clients');
    await expect.poll(() => namesOn(page)).toEqual(inCategory(clients, undefined));
    const links = clients
      .filter((client) => !(client.isPrivateWork && client.comingSoon))
      .flatMap(({ _id, services }) => services.map(({ link }) => link ?? `/client-details/${_id}`));
    const hrefs = await page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
    expect(hrefs).toEqual(links);

    await tab(page, 'Pharmaceutical').click();
    await expect(page).toHaveURL('/clients?category=pharmaceutical');
    await expect.poll(() => namesOn(page)).toEqual(inCategory(clients, 'Healthcare & Medical'));
  });
});
