import type { LaunchOptions } from '@playwright/test';
import { installedBrowser, installedHeadlessShell } from '../../../tools/setup/browser.mjs';

const isRoot = process.getuid?.() === 0;
// Chromium's sandbox does not run as root, which is who runs tests in containers.
const args = ['--disable-gpu', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])];

/** Measurements, and tests with the tag @full-browser, start their browser with these. */
export const browserOptions: LaunchOptions = { executablePath: installedBrowser(), args };

// A test's page never lives as long as its scripts would need to win back the time of the optimizing compilers.
const scriptFlags = '--js-flags=--no-maglev,--no-turbofan,--min-semi-space-size=16';

/** All other tests start theirs with these. */
export const headlessShellOptions: LaunchOptions = {
  executablePath: installedHeadlessShell() ?? installedBrowser(),
  args: [...args, scriptFlags],
};
