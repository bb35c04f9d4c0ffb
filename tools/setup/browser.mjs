import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, root, run, log as say } from './context.mjs';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const playwright = join(root, 'node_modules/playwright/cli.js');

function chosenBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (!chosen) return undefined;
  try {
    accessSync(chosen, constants.X_OK);
  } catch {
    throw new Error(`CHROMIUM_PATH is set to ${chosen}, which is not a program`);
  }
  return chosen;
}

const systemBrowser = () => systemNames.map(findProgram).find((path) => path !== undefined);

/** The browser that CHROMIUM_PATH names or the machine has; undefined when there is neither. */
export const installedBrowser = () => chosenBrowser() ?? systemBrowser();

/** Where Playwright keeps the browser that belongs to its version, whether or not it is there yet. */
function playwrightBrowserPath(node, environment) {
  const question = "import('playwright-core').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  return execFileSync(node, ['--eval', question], { cwd: root, env: environment, encoding: 'utf8' });
}

function tryTo(what, work) {
  say(what);
  try {
    work();
  } catch (error) {
    say(error.message);
  }
}

/**
 * The path of a Chromium for the browser tests: the one of CHROMIUM_PATH, an installed one, Playwright's own download,
 * or the distribution's package where we may install it. Throws when none can be had.
 */
export function ensureBrowser(node, environment) {
  const present = installedBrowser();
  if (present) return present;
  const downloaded = playwrightBrowserPath(node, environment);
  if (existsSync(downloaded)) return downloaded;

  const isRoot = process.getuid?.() === 0;
  const withLibraries = isRoot && findProgram('apt-get') ? ['--with-deps'] : [];
  tryTo('no browser found: fetching Chromium for the tests', () =>
    run(node, [playwright, 'install', ...withLibraries, 'chromium'], { env: environment }),
  );
  if (existsSync(downloaded)) return downloaded;

  if (isRoot && findProgram('apt-get'))
    tryTo('installing the distribution’s Chromium', () => {
      const quiet = { env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' } };
      run('apt-get', ['update', '-q'], quiet);
      run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], quiet);
    });
  const installed = systemBrowser();
  if (installed) return installed;
  throw new Error('no Chromium could be installed for the browser tests; install one and set CHROMIUM_PATH to it');
}
