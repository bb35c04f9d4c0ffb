import type { Locator, Page } from '@playwright/test';
import { apiPaths } from '#contract/api-paths';
import { failedLists, refusing, stopClock, waysToFail } from './failing-api.ts';
import { lists, sectionOf } from './home-lists.ts';
import { expectRetries, runUntil } from './list-retries.ts';
import { comeTo } from './support/come-to.ts';
import { expect, test } from './support/test.ts';
import { watchCalls } from './watch-calls.ts';

// The pages come without data, so every list is loaded by the browser.
test.use({ pageData: 'failing', allowedFaults: [failedLists] });

const reviews = (page: Page): Locator => sectionOf(page, { section: 'reviews' });
const offices = (page: Page): Locator => sectionOf(page, { section: 'presence' });

for (const list of lists) {
  test(`the list of ${list.section} says "${list.loading}" and then shows its list`, async ({ page }) => {
    let answer = () => {};
    const wait = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**${list.path}`, async (route) => {
      await wait;
      await route.continue();
    });
    await page.goto('/');
    await comeTo(sectionOf(page, list));
    await expect(sectionOf(page, list).getByText(list.loading)).toBeVisible();
    answer();
    await expect(sectionOf(page, list).getByText(list.loading)).toHaveCount(0);
    await expect(sectionOf(page, list).getByText(list.failed)).toHaveCount(0);
    await expect(sectionOf(page, list).getByRole('listitem').first()).toBeVisible();
  });

  for (const failure of waysToFail)
    test(`the list of ${list.section} says "${list.failed}" after three more tries when the API ${failure.way}`, async ({ page }) => {
      await page.clock.install();
      const calls = await watchCalls(page, list.path);
      await page.route(`**${list.path}`, failure.fail);
      await page.goto('/');
      await stopClock(page);
      await comeTo(sectionOf(page, list));
      await expect.poll(async () => (await calls()).begun.length).toBe(1);
      await expect(sectionOf(page, list).getByText(list.loading)).toBeVisible();

      const failed = sectionOf(page, list).getByText(list.failed);
      await runUntil(page, failed, failure, calls);
      expectRetries((await calls()).begun, failure);
      if (list.path === apiPaths.groups) await expect(offices(page).getByText(failure.message ?? 'Please try again later')).toBeVisible();
    });
}

test('the map says so when there is no office', async ({ page }) => {
  await page.route(`**${apiPaths.groups}`, (route) => route.fulfill({ json: [] }));
  await page.goto('/');
  await comeTo(offices(page));
  await expect(offices(page).getByText('No office locations available')).toBeVisible();
  await expect(offices(page).getByText('Unable to load office locations')).toHaveCount(0);
});

test('a list that failed comes back by itself once the line is there again', async ({ page, context }) => {
  await page.clock.install();
  const calls = await watchCalls(page, apiPaths.publicReviews);
  await page.route(`**${apiPaths.publicReviews}`, refusing.fail);
  await page.goto('/');
  await stopClock(page);
  await comeTo(reviews(page));
  const failed = reviews(page).getByText('Failed to load reviews');
  await runUntil(page, failed, refusing, calls);
  await context.setOffline(true);
  await page.unrouteAll();
  await context.setOffline(false);
  await page.clock.resume();
  await expect(reviews(page).getByRole('listitem').first()).toBeVisible();
  await expect(failed).toHaveCount(0);
});
