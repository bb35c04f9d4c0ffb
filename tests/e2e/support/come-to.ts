import { expect, type Locator } from '@playwright/test';

/** Puts an element into the middle of the window. Again, if the parts on the way took on other heights than expected (styles/near.css). */
export async function comeTo(target: Locator): Promise<void> {
  await expect(async () => {
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(target).toBeInViewport({ timeout: 500 });
  }).toPass();
}
