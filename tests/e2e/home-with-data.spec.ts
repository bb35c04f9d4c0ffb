import { failedLists } from './failing-api.ts';
import { lists, sectionOf } from './home-lists.ts';
import { hydrate } from './support/scrolling.ts';
import { expect, test } from './support/test.ts';

test.use({ allowedPageErrors: [failedLists] });

test('lists that came with the page are not requested again, and stay when the API fails', async ({ page }) => {
  const calls: string[] = [];
  await page.route('**/api/**', (route) => {
    calls.push(route.request().url());
    return route.abort('connectionrefused');
  });
  // The page that the shared site keeps may be older than the five minutes for which the map's list is good.
  const readAt = /&quot;at&quot;:\[0,(\d{13})/.exec(await (await page.request.get('/')).text())?.[1];
  await page.clock.setFixedTime(Number(readAt));
  await page.goto('/');
  for (const list of lists) {
    await hydrate(sectionOf(page, list));
    await expect(sectionOf(page, list).locator(list.entry).first()).toBeVisible();
    await expect(sectionOf(page, list).getByText(list.failed)).toHaveCount(0);
  }
  expect(calls).toEqual([]);
});
