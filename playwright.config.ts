import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from './tests/e2e/support/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  use: {
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: browserOptions,
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    // What the server does is the same for every screen.
    { name: 'phone', testIgnore: 'server.spec.ts', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
});
