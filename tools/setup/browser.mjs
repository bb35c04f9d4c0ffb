import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, log, root, run } from './context.mjs';
import { attempt, canInstallPackages, installPackages } from './packages.mjs';

/** Chromium with a user interface: for measurements, and for the few tests of what the headless shell lacks. */
const fullBrowser = {
  setting: 'CHROMIUM_PATH',
  programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  debianPackage: 'chromium',
};
/** Chromium without a user interface, in which a page costs half as much: for all other tests. */
const headlessShell = {
  setting: 'HEADLESS_SHELL_PATH',
  programs: ['chromium-headless-shell', 'chrome-headless-shell'],
  debianPackage: 'chromium-headless-shell',
};

/** The path that the browser's setting names, or undefined. Throws when it is not a program. */
export function configuredPath({ setting }) {
  const path = process.env[setting];
  if (!path) return undefined;
  try {
    accessSync(path, constants.X_OK);
  } catch {
    throw new Error(`${setting} is set to ${path}, which is not a program`);
  }
  return path;
}

const installedPath = (browser) => configuredPath(browser) ?? browser.programs.map(findProgram).find((path) => path !== undefined);

/** The full browser that CHROMIUM_PATH names or the machine has; undefined when there is neither. */
export const installedBrowser = () => installedPath(fullBrowser);

/** The headless shell that HEADLESS_SHELL_PATH names or the machine has; undefined when there is neither. */
export const installedHeadlessShell = () => installedPath(headlessShell);

/** The paths of Playwright's own downloads; undefined for what is not there. */
function downloadedPaths(node, environment) {
  const script = "import('playwright-core').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  const full = execFileSync(node, ['--eval', script], { cwd: root, env: environment, encoding: 'utf8' });
  const [, cache = '', revision = ''] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(full) ?? [];
  const shellFolder = join(cache, `chromium_headless_shell-${revision}`);
  const [inside] = existsSync(shellFolder) ? readdirSync(shellFolder).filter((name) => name.startsWith('chrome-headless-shell')) : [];
  return {
    full: existsSync(full) ? full : undefined,
    shell: inside && join(shellFolder, inside, process.platform === 'win32' ? 'chrome-headless-shell.exe' : 'chrome-headless-shell'),
  };
}

/** Playwright's downloads of its browsers of these names, then the libraries that they need where we may install those. */
export function downloadBrowsers(names, node, environment) {
  const playwright = (command) => run(node, [join(root, 'node_modules/playwright/cli.js'), command, ...names], { env: environment });
  attempt(`downloading ${names.join(' and ')} for the tests`, () => {
    playwright('install');
    if (canInstallPackages()) playwright('install-deps');
  });
}

/**
 * The settings that name the two browsers of the tests: as configured, installed, downloaded by Playwright, or from the distribution's packages
 * where we may install them. Nothing is installed beside a browser that CHROMIUM_PATH names. Where there is no headless shell, both are the full
 * browser. Throws when no full browser can be had.
 *
 * @returns {{ CHROMIUM_PATH: string, HEADLESS_SHELL_PATH: string }}
 */
export function ensureBrowsers(node, environment) {
  const find = () => {
    const [full, shell] = [installedBrowser(), installedHeadlessShell()];
    const downloaded = full && shell ? {} : downloadedPaths(node, environment);
    return { full: full ?? downloaded.full, shell: shell ?? downloaded.shell };
  };
  const missing = ({ full, shell }) => [...(full ? [] : [fullBrowser]), ...(shell ? [] : [headlessShell])];

  let found = find();
  if (configuredPath(fullBrowser) === undefined) {
    // A package of the distribution has the version of the browser that is already there.
    const fromPackages = () => {
      const names = missing(found).map(({ debianPackage }) => debianPackage);
      if (canInstallPackages()) installPackages(names, environment, { optional: true });
    };
    const fromPlaywright = () => downloadBrowsers(['chromium'], node, environment);
    for (const install of found.full ? [fromPackages, fromPlaywright] : [fromPlaywright, fromPackages]) {
      if (missing(found).length === 0) break;
      install();
      found = find();
    }
  }
  const { full, shell } = found;
  if (!full) throw new Error('no Chromium could be installed for the browser tests; install one and set CHROMIUM_PATH to it');
  if (!shell) log('no headless shell of Chromium: the tests take the full browser, which is slower');
  return { CHROMIUM_PATH: full, HEADLESS_SHELL_PATH: shell ?? full };
}
