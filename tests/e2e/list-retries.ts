import { expect, type Locator, type Page } from '@playwright/test';
import type { WayToFail } from './failing-api.ts';
import type { Calls } from './watch-calls.ts';

/** Lets the page's stopped clock run in small steps until `text` shows, but never past an answer that is about to come. */
export async function runUntil(page: Page, text: Locator, { after }: WayToFail, calls: () => Promise<Calls>): Promise<void> {
  for (let passed = 0; passed < 60_000 && !(await text.isVisible()); passed += 250) {
    if (after === 0) await expect.poll(async () => (await calls()).waiting).toBe(0);
    await page.clock.runFor(250);
  }
  await expect(text).toBeVisible();
}

/** One call and three more: 1, 2 and 4 seconds after the one before has failed. */
export function expectRetries(begun: number[], { after }: WayToFail): void {
  expect(begun).toHaveLength(4);
  const pauses = begun.slice(1).map((at, index) => at - (begun[index] ?? at) - after);
  for (const [index, expected] of [1_000, 2_000, 4_000].entries()) {
    expect(pauses[index]).toBeGreaterThan(expected - 50);
    // The clock runs in steps.
    expect(pauses[index]).toBeLessThan(expected + 950);
  }
}
