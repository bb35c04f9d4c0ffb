import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { npmCli, root, run, say } from './surroundings.mjs';

/** Installs exactly what a folder's lock file says, unless that is what is there. No package's install script runs. */
export function ensureDependencies(node, environment, folder = root) {
  const stamp = join(folder, 'node_modules', '.installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say(folder === root ? 'installing dependencies' : `installing what is needed in ${relative(root, folder)}`);
  run(node, [npmCli(), 'ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env: environment,
  });
  writeFileSync(stamp, lock);
}
