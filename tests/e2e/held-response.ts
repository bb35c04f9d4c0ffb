import type { Page } from '@playwright/test';

/**
 * Holds the responses of one path back until the returned function is called.
 *
 * @param json what to respond with; without it the request goes on to the API
 */
export async function holdResponse(page: Page, path: string, json?: unknown): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await released;
    await (json === undefined ? route.continue() : route.fulfill({ json }));
  });
  return release;
}
