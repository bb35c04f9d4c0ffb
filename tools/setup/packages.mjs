import { findProgram, log, run } from './context.mjs';

/** Whether we may install packages of the distribution here. */
export const canInstallPackages = () => process.getuid?.() === 0 && findProgram('apt-get') !== undefined;

/**
 * Installs packages of the distribution: in one go, or one by one where not every distribution has all of them. Throws when one that is not
 * `optional` cannot be installed.
 */
export function installPackages(names, environment, { optional = false } = {}) {
  const apt = (...args) => run('apt-get', args, { env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' } });
  const install = (...packages) => apt('install', '-y', '-q', '--no-install-recommends', ...packages);
  log(`installing ${names.join(', ')}`);
  if (!optional) {
    apt('update', '-q');
    install(...names);
    return;
  }
  attempt('refreshing the list of packages', () => apt('update', '-q'));
  for (const name of names) attempt(`installing the package ${name}`, () => install(name));
}

/** Says what it does and goes on when that fails. */
export function attempt(what, install) {
  log(what);
  try {
    install();
  } catch (error) {
    log(error.message);
  }
}
