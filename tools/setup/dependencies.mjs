import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCli, root, run, say } from './surroundings.mjs';

const stamp = join(root, 'node_modules', '.installed');

/** Installs exactly what the lock file says, unless that is what is there. No package's install script runs. */
export function ensureDependencies(node, environment) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('installing dependencies');
  run(node, [npmCli(), 'ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { env: environment });
  writeFileSync(stamp, lock);
}
