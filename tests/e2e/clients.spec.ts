import type { Locator, Page } from '@playwright/test';
import type { Client } from '#contract/client';
import { clientTabs } from './support/client-tabs.ts';
import { waitForIslands } from './support/scrolling.ts';
import { expect, test } from './support/test.ts';

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
const namesOn = (page: Page): Promise<string[]> => page.getByRole('tabpanel').getByRole('heading', { level: 3 }).allTextContents();

async function clientsOf(url: string): Promise<Client[]> {
  return (await (await fetch(`${url}/api/clients`)).json()) as Client[];
}
const inCategory = (clients: Client[], category: string | undefined) =>
  clients.filter((client) => category === undefined || client.category === category).map(({ name }) => name);

test('each tab shows the clients of its stored category and nobody else', async ({ page, site }) => {
  const clients = await clientsOf(site.url);
  await page.goto('/clients');
  await waitForIslands(page);
  for (const [name, category] of clientTabs) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
    await expect.poll(() => namesOn(page), name).toEqual(inCategory(clients, category));
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
});

test('the tab list is one stop of the Tab key, in which arrows, Home and End select', async ({ page }) => {
  await page.goto('/clients');
  await waitForIslands(page);
  await expect(page.locator('[role="tab"][tabindex="0"]')).toHaveCount(1);
  await tab(page, 'All Clients').focus();
  const expectSelected = async (name: string) => {
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
    await expectSelected(name);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
});

test('in Arabic the arrow keys lead to the tab that stands there', async ({ page }) => {
  await page.goto('/ar/clients');
  await waitForIslands(page);
  await tab(page, 'جميع العملاء').focus();
  for (const [key, name] of [
    ['ArrowLeft', 'البنوك'],
    ['ArrowRight', 'جميع العملاء'],
    ['End', 'التجزئة'],
    ['ArrowLeft', 'جميع العملاء'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/ar/clients?category=banks');
});

test('the selected tab is in the URL: it survives a reload, can be shared, and the back button leaves it', async ({ page, site }) => {
  const clients = await clientsOf(site.url);
  await page.goto('/clients');
  await waitForIslands(page);
  await tab(page, 'Banks').click();
  await expect(page).toHaveURL('/clients?category=banks');
  await tab(page, 'Real Estate').click();
  await expect(page).toHaveURL('/clients?category=real-estate');
  await page.reload();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Real Estate');
  await expect.poll(() => namesOn(page)).toEqual(inCategory(clients, 'Real Estate & Construction'));
  await waitForIslands(page);
  await page.goBack();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Banks');
  await expect.poll(() => namesOn(page)).toEqual(inCategory(clients, 'Banks'));
  await page.goBack();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('All Clients');
  await expect(page).toHaveURL('/clients');
});

test('on a phone the tabs scroll sideways in one row whose end fades out', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/clients?category=retail');
  const list = page.getByRole('tablist');
  const { hidden, mask } = await list.evaluate((element) => ({
    hidden: element.scrollWidth - element.clientWidth,
    mask: getComputedStyle(element).maskImage,
  }));
  expect(hidden).toBeGreaterThan(100);
  expect(mask).toContain('gradient');
  await waitForIslands(page);
  await expect(tab(page, 'Retail')).toBeInViewport({ ratio: 0.9 });
});
