import { findProgram, log, run } from './context.mjs';

/** Debian's package of a program, where the names differ. */
const packages = { dovecot: 'dovecot-imapd', nginx: 'nginx-light', taskset: 'util-linux' };

/** Ensures that programs outside npm are on PATH; as root they are installed from the distribution's packages. Throws when one is missing. */
export function ensurePrograms(names, environment) {
  const missing = names.filter((name) => findProgram(name) === undefined);
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && findProgram('apt-get')) {
    log(`installing ${missing.join(', ')}`);
    const options = { env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' } };
    run('apt-get', ['update', '-q'], options);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...missing.map((name) => packages[name] ?? name)], options);
  }
  const stillMissing = missing.filter((name) => findProgram(name) === undefined);
  if (stillMissing.length > 0) throw new Error(`missing programs, please install them: ${stillMissing.join(', ')}`);
}
