import { defineConfig, devices } from '@playwright/test';
import { installedBrowser } from './tools/setup/browser.mjs';

const isRoot = process.getuid?.() === 0;

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
    launchOptions: {
      executablePath: installedBrowser(),
      // Chromium's sandbox does not run as root, which is who runs tests in containers.
      args: ['--disable-gpu', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    // What the server does is the same for every screen.
    { name: 'phone', testIgnore: 'server.spec.ts', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
});
