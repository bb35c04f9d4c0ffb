import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from './tests/e2e/support/browser.ts';

/** What the server sends, what lists and cards say, and whether films play does not depend on the width of the page. */
const sameOnEveryScreen = ['client-cards', 'films', 'home-states', 'list-states', 'metadata', 'server'].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  // For the browser, not for the site: on a busy machine it was seen to paint nothing for a minute. The summary counts such tests.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  use: {
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: browserOptions,
  },
  // A test with the tag @phone or @desktop is about that screen alone.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: sameOnEveryScreen,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
