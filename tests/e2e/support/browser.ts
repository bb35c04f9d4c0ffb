import type { LaunchOptions } from '@playwright/test';
import { installedBrowser, installedHeadlessShell } from '../../../tools/setup/browser.mjs';

const isRoot = process.getuid?.() === 0;
// Chromium's sandbox does not run as root, which is who runs tests in containers.
const args = ['--disable-gpu', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])];

/** How measurements, and tests with the tag @full-browser, start their browser. */
export const browserOptions: LaunchOptions = { executablePath: installedBrowser(), args };

/** How all other tests start theirs. */
export const headlessShellOptions: LaunchOptions = { executablePath: installedHeadlessShell() ?? installedBrowser(), args };
