import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { npmCli, root, run, say } from './context.mjs';

/**
 * Installs exactly what a folder's lock file says, unless that is what is there; what only tests and tools need is left out unless it is asked
 * for. No package's install script runs.
 */
export function ensureDependencies(node, environment, { folder = root, development = true } = {}) {
  const stamp = join(folder, 'node_modules', '.installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const present = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  // Whoever has them once works with them, and would miss them after the next change of the lock file.
  const all = development || present.endsWith(' all');
  const wanted = `${lock} ${all ? 'all' : 'without development'}`;
  if (present === wanted) return;
  say(folder === root ? 'installing dependencies' : `installing what ${relative(root, folder)} needs`);
  const scope = all ? '--include=dev' : '--omit=dev';
  run(node, [npmCli(), 'ci', scope, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, env: environment });
  writeFileSync(stamp, wanted);
}
