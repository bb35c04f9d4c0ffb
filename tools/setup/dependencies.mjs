import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { npmCli, root, run, say } from './surroundings.mjs';

/**
 * Installs exactly what a folder's lock file says, unless that is what is there; what only tests and tools need is left out unless it is asked
 * for. No package's install script runs.
 */
export function ensureDependencies(node, environment, { folder = root, development = true } = {}) {
  const stamp = join(folder, 'node_modules', '.installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const extent = development ? 'all' : 'without development';
  const present = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if ([`${lock} all`, `${lock} ${extent}`].includes(present)) return;
  say(folder === root ? 'installing dependencies' : `installing what ${relative(root, folder)} needs`);
  const scope = development ? '--include=dev' : '--omit=dev';
  run(node, [npmCli(), 'ci', scope, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, env: environment });
  writeFileSync(stamp, `${lock} ${extent}`);
}
