import type { Page } from '@playwright/test';
import { apiPaths } from '#contract/api-paths';
import { errorWithMessage, errorWithoutMessage, type Failure, failedLists, refusedConnection, stopClock, timeout } from './failing-api.ts';
import { holdResponse } from './held-response.ts';
import { type HomeList, lists, sectionOf } from './home-lists.ts';
import { advanceUntilVisible } from './page-clock.ts';
import { scrollToCenter } from './support/scrolling.ts';
import { expect, test } from './support/test.ts';

// The pages come without data, so every list is loaded by the browser.
test.use({ pageData: 'failing', allowedPageErrors: [failedLists] });

const [reviews, logos, offices] = lists;

/** Opens the page with its clock stopped and the list about to fail. */
async function openWithFailure(page: Page, list: HomeList, failure: Failure): Promise<void> {
  await page.clock.install();
  await page.route(`**${list.path}`, failure.fail);
  await page.goto('/');
  await stopClock(page);
  await scrollToCenter(sectionOf(page, list));
  await expect(sectionOf(page, list).getByText(list.loading)).toBeVisible();
}

for (const list of lists)
  test(`the list of ${list.section} says "${list.loading}" and then shows its list`, async ({ page }) => {
    const section = sectionOf(page, list);
    const release = await holdResponse(page, list.path);
    await page.goto('/');
    await scrollToCenter(section);
    await expect(section.getByText(list.loading)).toBeVisible();
    release();
    await expect(section.getByText(list.loading)).toHaveCount(0);
    await expect(section.getByText(list.failed)).toHaveCount(0);
    await expect(section.getByRole('listitem').first()).toBeVisible();
  });

// Every list goes through the same client, whose unit tests have all failures; here each list meets one or two of them.
for (const [list, failure] of [
  [reviews, timeout],
  [logos, errorWithoutMessage],
  [offices, refusedConnection],
  [offices, errorWithMessage],
] as const)
  test(`the list of ${list.section} says "${list.failed}" when the API ${failure.name}`, async ({ page }) => {
    await openWithFailure(page, list, failure);
    const section = sectionOf(page, list);
    await advanceUntilVisible(page, section.getByText(list.failed));
    await expect(section.getByText(list.loading)).toHaveCount(0);
    if (list === offices) await expect(section.getByText(failure.message ?? 'Please try again later')).toBeVisible();
  });

test('the map says so when there is no office', async ({ page }) => {
  const section = sectionOf(page, offices);
  await page.route(`**${apiPaths.groups}`, (route) => route.fulfill({ json: [] }));
  await page.goto('/');
  await scrollToCenter(section);
  await expect(section.getByText('No office locations available')).toBeVisible();
  await expect(section.getByText('Unable to load office locations')).toHaveCount(0);
});

test('a list that failed is loaded again once the browser is back online', async ({ page, context }) => {
  const section = sectionOf(page, reviews);
  await openWithFailure(page, reviews, refusedConnection);
  await advanceUntilVisible(page, section.getByText(reviews.failed));
  await context.setOffline(true);
  await page.unrouteAll();
  await context.setOffline(false);
  await page.clock.resume();
  await expect(section.getByRole('listitem').first()).toBeVisible();
  await expect(section.getByText(reviews.failed)).toHaveCount(0);
});
