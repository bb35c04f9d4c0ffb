import { expect, type Locator, type Page } from '@playwright/test';

/** Longer than four calls that time out and the pauses between them take, in milliseconds. */
const longestWaitMs = 60_000;

/** Advances the page's stopped clock in steps until an element is visible. Between two steps the page handles what has just come due. */
export async function advanceUntilVisible(page: Page, target: Locator): Promise<void> {
  for (let passedMs = 0; passedMs < longestWaitMs && !(await target.isVisible()); passedMs += 500) await page.clock.runFor(500);
  await expect(target).toBeVisible();
}
