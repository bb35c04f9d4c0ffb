import type { Page } from '@playwright/test';
import { apiPaths } from '#contract/api-paths';
import { accessibilityViolations } from './accessibility.ts';
import { errorWithMessage, failedLists, refusedConnection, stopClock } from './failing-api.ts';
import { holdResponse } from './held-response.ts';
import { advanceUntilVisible } from './page-clock.ts';
import { aBranch, aClient, aJob } from './sample-entries.ts';
import { expect, test } from './support/test.ts';

// The pages come without data, so every list is loaded by the browser.
test.use({ pageData: 'failing', allowedPageErrors: [failedLists] });

/** The pages that are one list, with the texts of the specification. */
const pages = [
  {
    url: '/clients',
    path: apiPaths.clients,
    loading: 'Loading clients...',
    failed: ['Error loading clients: Failed to fetch clients'],
    empty: ['No Clients Found'],
    entry: aClient({ name: 'Zeitra' }),
    shown: 'Zeitra',
  },
  {
    url: '/client-details/zeitra',
    path: apiPaths.clients,
    loading: 'Loading clients...',
    failed: ['Error loading clients: Failed to fetch clients'],
    empty: ["Sorry, we couldn't find the page you're looking for."],
    entry: aClient({ _id: 'zeitra', name: 'Zeitra' }),
    shown: 'Zeitra',
  },
  {
    url: '/our-group',
    path: apiPaths.groups,
    loading: 'Loading companies...',
    failed: ['Error loading groups', 'Please try again later'],
    empty: ['No companies found'],
    entry: aBranch({ name: 'Lisbon office' }),
    shown: 'Lisbon office',
  },
  {
    url: '/careers',
    path: apiPaths.openCareers,
    loading: 'Loading careers...',
    failed: ['Error loading careers'],
    empty: ['No open positions at the moment', 'Check back soon for new opportunities!'],
    entry: aJob({ jobTitle: 'Cable Layer' }),
    shown: 'Cable Layer',
  },
] as const;

/** A list below the first screen is only loaded once it comes into view. */
const showList = (page: Page): Promise<void> => page.evaluate(() => document.querySelector('main')?.lastElementChild?.scrollIntoView());

for (const { url, path, loading, failed, empty, entry, shown } of pages) {
  test(`${url} says "${loading}" beside a spinner, and then shows its list`, async ({ page }) => {
    const release = await holdResponse(page, path, [entry]);
    await page.goto(url);
    await showList(page);
    const main = page.getByRole('main');
    await expect(main.getByText(loading)).toBeVisible();
    await expect(main.locator('[class*="spinner"]')).toBeVisible();
    expect(await accessibilityViolations(page, 'main')).toEqual([]);
    release();
    await expect(main.getByRole('heading', { name: shown })).toBeVisible();
    await expect(main.getByText(loading)).toHaveCount(0);
    for (const text of [...failed, ...empty]) await expect(main.getByText(text, { exact: true })).toHaveCount(0);
  });

  test(`${url} says "${failed[0]}", and not that it is empty, when the API ${errorWithMessage.name}`, async ({ page }) => {
    // Stopped before the page begins: some lists are requested at once.
    await page.clock.install();
    await stopClock(page);
    await page.route(`**${path}`, errorWithMessage.fail);
    await page.goto(url);
    await showList(page);
    const main = page.getByRole('main');
    await expect(main.getByText(loading)).toBeVisible();

    await advanceUntilVisible(page, main.getByText(failed[0], { exact: true }));
    for (const text of failed) await expect(main.getByText(text, { exact: true })).toBeVisible();
    for (const text of empty) await expect(main.getByText(text, { exact: true })).toHaveCount(0);
    await page.clock.resume();
    expect(await accessibilityViolations(page, 'main')).toEqual([]);
  });

  test(`${url} says "${empty[0]}" when there is nothing`, async ({ page }) => {
    await page.route(`**${path}`, (route) => route.fulfill({ json: [] }));
    await page.goto(url);
    await showList(page);
    for (const text of empty) await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText(failed[0])).toHaveCount(0);
    // Under All Clients no category is selected.
    await expect(page.getByRole('main').getByText('for the selected category')).toHaveCount(0);
    expect(await accessibilityViolations(page, 'main')).toEqual([]);
  });
}

test('the arrow that leads to the last or the first page of a list keeps the focus, and leads nowhere from there', async ({ page }) => {
  const clients = Array.from({ length: 30 }, (_, number) => aClient({ _id: `client-${number}`, name: `Client ${number}` }));
  await page.route(`**${apiPaths.clients}`, (route) => route.fulfill({ json: clients }));
  await page.goto('/clients');
  await showList(page);
  for (const [name, shown] of [
    ['Next page', 'Client 29'],
    ['Previous page', 'Client 0'],
  ] as const) {
    const arrow = page.getByRole('link', { name });
    await arrow.focus();
    for (let presses = 0; presses < 2; presses += 1) {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: shown, exact: true })).toBeVisible();
      await expect(arrow).toBeFocused();
      await expect(arrow).toBeDisabled();
    }
  }
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
});

for (const { url, path, failed, entry, shown } of pages)
  test(`${url} offers to try again when its list has failed, and shows the list then`, async ({ page }) => {
    await page.clock.install();
    await stopClock(page);
    await page.route(`**${path}`, refusedConnection.fail);
    await page.goto(url);
    await showList(page);
    const main = page.getByRole('main');
    await advanceUntilVisible(page, main.getByText(failed[0], { exact: true }));
    await page.unrouteAll();
    await page.route(`**${path}`, (route) => route.fulfill({ json: [entry] }));
    await page.clock.resume();
    await main.getByRole('button', { name: 'Try Again' }).click();
    await showList(page);
    await expect(main.getByRole('heading', { name: shown })).toBeVisible();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [url, failed] of [
    ...pages.map((page) => [page.url, page.failed[0]] as const),
    ['/', 'Failed to load reviews'],
    ['/', 'Failed to load client logos.'],
    ['/', 'Unable to load office locations'],
  ] as const)
    test(`${url} without its data says "${failed}" instead of loading for ever`, async ({ page }) => {
      await page.goto(url);
      const main = page.getByRole('main');
      await expect(main.getByText(failed, { exact: true })).toBeVisible();
      await expect(main.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
    });
});

test('the position of the URL opens once the list has loaded', async ({ page }) => {
  await page.route(`**${apiPaths.openCareers}`, (route) => route.fulfill({ json: [aJob({ _id: 'cables', jobTitle: 'Cable Layer' })] }));
  await page.goto('/careers?job=cables');
  await expect(page.getByRole('dialog', { name: 'Cable Layer' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/careers');
});

test('a deleted company does not appear, and a list of deleted companies is empty', async ({ page }) => {
  const gone = aBranch({ name: 'Closed office', isDeleted: true });
  await page.route(`**${apiPaths.groups}`, (route) => route.fulfill({ json: [gone, aBranch({ name: 'Lisbon office' })] }));
  await page.goto('/our-group');
  await showList(page);
  await expect(page.getByRole('heading', { name: 'Lisbon office' })).toBeVisible();
  await expect(page.getByText('Closed office')).toHaveCount(0);

  await page.route(`**${apiPaths.groups}`, (route) => route.fulfill({ json: [gone] }));
  await page.reload();
  await showList(page);
  await expect(page.getByText('No companies found')).toBeVisible();
});
