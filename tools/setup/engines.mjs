import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { configuredPath, downloadBrowsers } from './browser.mjs';
import { findProgram, log, root } from './context.mjs';
import { canInstallPackages, installPackages } from './packages.mjs';

/** Debian's Firefox, or the one that FIREFOX_PATH names, or undefined. */
export const installedFirefox = () => configuredPath({ setting: 'FIREFOX_PATH' }) ?? findProgram('firefox-esr');

/** WebKitGTK is driven through its WebDriver. It has no headless mode, so that it needs a display, and a window manager to set its size. */
const webkitPrograms = ['WebKitWebDriver', 'Xvfb', 'openbox'];

/** The browsers beside Chromium by Playwright's names. Films need GStreamer's plug-ins: for AV1, H.264 and what draws them. */
const engines = {
  firefox: { isInstalled: () => installedFirefox() !== undefined, packages: ['firefox-esr'] },
  webkit: {
    isInstalled: () => webkitPrograms.every((name) => findProgram(name) !== undefined),
    packages: [
      ...['webkit2gtk-driver', 'xvfb', 'openbox'],
      ...['libav', 'plugins-good', 'plugins-bad', 'gl'].map((name) => `gstreamer1.0-${name}`),
    ],
  },
};
export const engineNames = Object.keys(engines);

/** Returns the names whose browser Playwright has not downloaded. */
function notDownloaded(names, node, environment) {
  const script = `import('playwright-core').then((all) => console.log(JSON.stringify(${JSON.stringify(names)}.map((name) => all[name].executablePath()))))`;
  const paths = JSON.parse(execFileSync(node, ['--eval', script], { cwd: root, env: environment, encoding: 'utf8' }));
  return names.filter((_, index) => !existsSync(paths[index]));
}

/**
 * Ensures that browsers of these engines are there: installed, downloaded by Playwright, or from the distribution's packages where we may install
 * them.
 *
 * @returns {string[]} the names of those that cannot be had, having said why
 */
export function ensureEngines(names, node, environment) {
  const findMissing = () => {
    const notInstalled = names.filter((name) => !engines[name].isInstalled());
    return notInstalled.length > 0 ? notDownloaded(notInstalled, node, environment) : [];
  };
  let missing = findMissing();
  if (missing.length > 0) {
    downloadBrowsers(missing, node, environment);
    missing = findMissing();
  }
  if (missing.length > 0 && canInstallPackages()) {
    const packages = missing.flatMap((name) => engines[name].packages);
    installPackages(packages, environment, { optional: true });
    missing = findMissing();
  }
  for (const name of missing)
    log(`no ${name}: Playwright's cannot be downloaded, and these packages are not installed: ${engines[name].packages.join(', ')}`);
  return missing;
}
