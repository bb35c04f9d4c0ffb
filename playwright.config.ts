import { defineConfig } from '@playwright/test';
import { browserOptions, headlessShellOptions } from './tests/e2e/support/browser.ts';
import { desktop, phone } from './tests/e2e/support/screens.ts';

/** Its tests have a site, a mail server and colleagues of their own. */
const office = 'office/*.spec.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/shared-sites.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  // For the browser, not for the site: on a busy machine it was seen to paint nothing for a minute. The summary names such tests.
  retries: 1,
  // One more than a small machine has processors, which is enough to keep them busy: each starts a browser.
  workers: 3,
  timeout: 60_000,
  use: {
    locale: 'en-GB',
    // Nothing has to be waited for. Files about movement take it back.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: headlessShellOptions,
  },
  /*
   * A test runs on the desktop unless a tag says otherwise:
   *   @phone         on the phone only
   *   @responsive    on both, because its outcome depends on the width or the touch screen
   *   @full-browser  in the full browser: dialogs, clipboard and the PDF viewer, which the headless shell implements apart or not at all
   * Those of the Office choose the phone by `test.use(phone)`: every project would start its site and mail server again.
   */
  projects: [
    // One worker, since each starts that browser and a site; first, so that the others do not wait for it at the end.
    { name: 'full browser', grep: /@full-browser/, use: { ...desktop, launchOptions: browserOptions }, workers: 1 },
    // Two, since each starts a site with a mail server and lets people sign in.
    { name: 'Office', testMatch: office, use: desktop, workers: 2 },
    { name: 'desktop', testIgnore: office, grepInvert: /@phone|@full-browser/, use: desktop },
    { name: 'phone', grep: /@phone|@responsive/, use: phone },
  ],
});
