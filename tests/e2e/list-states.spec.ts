import type { Page } from '@playwright/test';
import { apiPaths } from '#contract/api-paths';
import { violationsOf } from './accessibility.ts';
import { failedLists, refusing, stopClock, waysToFail } from './failing-api.ts';
import { expectRetries, runUntil } from './list-retries.ts';
import { aCareer, aClient, aGroup } from './sample-entries.ts';
import { expect, test } from './support/test.ts';
import { watchCalls } from './watch-calls.ts';

// The pages come without data, so every list is loaded by the browser.
test.use({ pageData: 'failing', allowedFaults: [failedLists], contextOptions: { reducedMotion: 'reduce' } });

/** The pages that are one list, with the words of the specification. */
const pages = [
  {
    url: '/clients',
    path: apiPaths.clients,
    loading: 'Loading clients...',
    failed: ['Error loading clients: Failed to fetch clients'],
    empty: ['No Clients Found', 'No clients found for the selected category.'],
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
    entry: aGroup({ name: 'Amman office' }),
    shown: 'Amman office',
  },
  {
    url: '/careers',
    path: apiPaths.openCareers,
    loading: 'Loading careers...',
    failed: ['Error loading careers'],
    empty: ['No open positions at the moment', 'Check back soon for new opportunities!'],
    entry: aCareer({ jobTitle: 'Cable Layer' }),
    shown: 'Cable Layer',
  },
] as const;

/** A list below the first screen is only loaded once it comes into view. */
const showList = (page: Page): Promise<void> => page.evaluate(() => document.querySelector('main')?.lastElementChild?.scrollIntoView());

const [refuses, answersWithMessage] = waysToFail;
const failures = [refuses, answersWithMessage].filter((failure) => failure !== undefined);

for (const { url, path, loading, failed, empty, entry, shown } of pages) {
  test(`${url} says "${loading}" beside a spinner, and then shows its list`, async ({ page }) => {
    let answer = () => {};
    const wait = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**${path}`, async (route) => {
      await wait;
      await route.fulfill({ json: [entry] });
    });
    await page.goto(url);
    await showList(page);
    const main = page.getByRole('main');
    await expect(main.getByText(loading)).toBeVisible();
    await expect(main.locator('.spinner')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    answer();
    await expect(main.getByRole('heading', { name: shown })).toBeVisible();
    await expect(main.getByText(loading)).toHaveCount(0);
    for (const words of [...failed, ...empty]) await expect(main.getByText(words, { exact: true })).toHaveCount(0);
  });

  for (const failure of failures)
    test(`${url} says "${failed[0]}" after three more tries when the API ${failure.way}`, async ({ page }) => {
      // Stopped before the page begins: some lists are asked for at once, and their retries must not be missed.
      await page.clock.install();
      await stopClock(page);
      const calls = await watchCalls(page, path);
      await page.route(`**${path}`, failure.fail);
      await page.goto(url);
      await showList(page);
      await expect(page.getByRole('main').getByText(loading)).toBeVisible();

      await runUntil(page, page.getByRole('main').getByText(failed[0], { exact: true }), failure, calls);
      for (const words of failed) await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
      for (const words of empty) await expect(page.getByRole('main').getByText(words, { exact: true })).toHaveCount(0);
      expectRetries((await calls()).begun, failure);
      await page.clock.resume();
      expect(await violationsOf(page)).toEqual([]);
    });

  test(`${url} says "${empty[0]}" when there is nothing`, async ({ page }) => {
    await page.route(`**${path}`, (route) => route.fulfill({ json: [] }));
    await page.goto(url);
    await showList(page);
    for (const words of empty) await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText(failed[0])).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('"Try Again" loads the page with its positions again', async ({ page }) => {
  await page.clock.install();
  const calls = await watchCalls(page, apiPaths.openCareers);
  await page.route(`**${apiPaths.openCareers}`, refusing.fail);
  await page.goto('/careers');
  await stopClock(page);
  await runUntil(page, page.getByText('Error loading careers'), refusing, calls);
  await page.unrouteAll();
  await page.clock.resume();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('link', { name: 'Details: Network Engineer' })).toBeVisible();
});

test('a position that the address names opens once the list is there', async ({ page }) => {
  await page.route(`**${apiPaths.openCareers}`, (route) => route.fulfill({ json: [aCareer({ _id: 'cables', jobTitle: 'Cable Layer' })] }));
  await page.goto('/careers?job=cables');
  await expect(page.getByRole('dialog', { name: 'Cable Layer' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/careers');
});

test('a company that was given up does not appear, and a list of such companies is empty', async ({ page }) => {
  const gone = aGroup({ name: 'Closed office', isDeleted: true });
  await page.route(`**${apiPaths.groups}`, (route) => route.fulfill({ json: [gone, aGroup({ name: 'Amman office' })] }));
  await page.goto('/our-group');
  await showList(page);
  await expect(page.getByRole('heading', { name: 'Amman office' })).toBeVisible();
  await expect(page.getByText('Closed office')).toHaveCount(0);

  await page.route(`**${apiPaths.groups}`, (route) => route.fulfill({ json: [gone] }));
  await page.reload();
  await showList(page);
  await expect(page.getByText('No companies found')).toBeVisible();
});
