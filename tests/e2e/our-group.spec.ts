import type { Locator, Page } from '@playwright/test';
import type { Group } from '#contract/group';
import { sidewaysScrollAt320, violationsOf } from './accessibility.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const card = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function companiesOf(url: string): Promise<Group[]> {
  return (await (await fetch(`${url}/api/groups`)).json()) as Group[];
}

/** Everything a card says and where its links lead. */
async function expectCard(page: Page, company: Group): Promise<void> {
  const shown = card(page, company.name);
  for (const text of [company.country, company.address]) await expect(shown.getByText(text, { exact: true })).toBeVisible();
  const call = shown.getByRole('link', { name: company.phone });
  expect(await call.getAttribute('href')).toBe(`tel:${company.phone.replaceAll(' ', '')}`);
  await expect(shown.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);

  const chips = await shown.getByRole('list', { name: 'Services' }).getByRole('listitem').allTextContents();
  const more = company.services.length - 3;
  expect(chips).toEqual([...company.services.slice(0, 3), ...(more > 0 ? [`+${more} more`] : [])]);

  await expectNewTab(shown.getByRole('link', { name: /^Visit Website/ }), company.website);
  await expectNewTab(shown.getByRole('link', { name: /Map/ }), company.googleMap);
}

async function expectNewTab(link: Locator, href: string | undefined): Promise<void> {
  await expect(link).toHaveCount(href === undefined ? 0 : 1);
  if (href === undefined) return;
  await expect(link).toHaveAttribute('href', href);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
}

test('the page has its headings and a card for each company, with everything that can be called, written to or visited', async ({
  page,
  site,
}) => {
  const companies = await companiesOf(site.url);
  await page.goto('/our-group');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Group', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Our Group Companies' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(companies.length);
  for (const company of companies) await expectCard(page, company);
  // The demo holds both cases of each.
  expect(companies.some(({ website }) => website === undefined)).toBe(true);
  expect(companies.some(({ services }) => services.length > 3)).toBe(true);
  expect(companies.some(({ services }) => services.length <= 3)).toBe(true);
});

test('the page is accessible and does not scroll sideways', async ({ page }) => {
  await page.goto('/our-group');
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScrollAt320(page)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every company is there with its links', async ({ page, site }) => {
    await page.goto('/our-group');
    for (const company of await companiesOf(site.url)) await expectCard(page, company);
  });
});
