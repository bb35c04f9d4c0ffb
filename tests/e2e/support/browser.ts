import type { LaunchOptions } from '@playwright/test';
import { installedBrowser } from '../../../tools/setup/browser.mjs';

const isRoot = process.getuid?.() === 0;

/** How tests and measurements start their browser. */
export const browserOptions: LaunchOptions = {
  executablePath: installedBrowser(),
  // Chromium's sandbox does not run as root, which is who runs tests in containers.
  args: ['--disable-gpu', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
};
