import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { npmCli, requireWritable, root, runWithProgress } from './context.mjs';

/**
 * Installs the exact versions of a folder's lock file, unless they are installed already; development dependencies only with `development`.
 * No install scripts run.
 */
export async function ensureDependencies(node, environment, { folder = root, development = true } = {}) {
  const stamp = join(folder, 'node_modules', '.installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  // Development dependencies that are installed once are kept up to date.
  const all = development || installed.endsWith(' all');
  const wanted = `${lock} ${all ? 'all' : 'without development'}`;
  if (installed === wanted) return;
  requireWritable(folder, 'the dependencies are not installed');
  const what = folder === root ? 'installing dependencies' : `installing dependencies of ${relative(root, folder)}`;
  const scope = all ? '--include=dev' : '--omit=dev';
  const install = [npmCli(), 'ci', scope, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await runWithProgress(what, node, install, { cwd: folder, env: environment });
  writeFileSync(stamp, wanted);
}
