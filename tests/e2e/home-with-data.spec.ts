import { failedLists } from './failing-api.ts';
import { lists, sectionOf } from './home-lists.ts';
import { comeTo } from './support/come-to.ts';
import { expect, test } from './support/test.ts';

test.use({ allowedFaults: [failedLists] });

test('what stands in the page stays, even when the API fails', async ({ page }) => {
  for (const { path } of lists) await page.route(`**${path}`, (route) => route.abort('connectionrefused'));
  await page.goto('/');
  for (const list of lists) {
    await comeTo(sectionOf(page, list));
    await expect(sectionOf(page, list).getByRole('listitem').first()).toBeVisible();
    await expect(sectionOf(page, list).getByText(list.failed)).toHaveCount(0);
  }
});

test('what came with the page is not asked for again', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => new URL(request.url()).pathname.startsWith('/api/') && calls.push(request.url()));
  await page.goto('/');
  for (const list of lists) {
    await comeTo(sectionOf(page, list));
    await expect(sectionOf(page, list).locator('astro-island[ssr]')).toHaveCount(0);
  }
  expect(calls).toEqual([]);
});
