import { findProgram, run, say } from './context.mjs';

/** What Debian calls the package of a program, where the two differ. */
const packages = { nginx: 'nginx-light', taskset: 'util-linux' };

/** Makes sure of programs that no package of npm brings: those on PATH are taken, others come from the distribution where we may install them. */
export function ensurePrograms(names, environment) {
  const missing = names.filter((name) => findProgram(name) === undefined);
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && findProgram('apt-get')) {
    say(`installing ${missing.join(', ')}`);
    const quiet = { env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' } };
    run('apt-get', ['update', '-q'], quiet);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...missing.map((name) => packages[name] ?? name)], quiet);
  }
  const still = missing.filter((name) => findProgram(name) === undefined);
  if (still.length > 0) throw new Error(`please install ${still.join(', ')} first: the measurement needs it`);
}
