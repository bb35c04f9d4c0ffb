import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, say } from './context.mjs';

const inputs = [
  'astro.config.mjs',
  'brand.config.ts',
  'content',
  'contract',
  'package-lock.json',
  'package.json',
  'server/pages/script-integrity.ts',
  'server/settings.ts',
  'site',
  'tools/font-subsets.ts',
  'tools/precompress.ts',
  'tools/script-integrity.ts',
  'tools/after-load-islands.ts',
  'tsconfig.json',
  'ui',
];
/** What the build itself writes among its inputs. */
const written = join(root, 'ui/styles/font-subsets');
/** Settings that are written into the pages: a change of one needs a new build. */
const builtInSettings = ['API_ORIGIN', 'ORIGIN'];
const output = join(root, 'dist');
const stamp = join(output, '.inputs');

function* filesUnder(path) {
  if (path === written) return;
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status) return;
  if (!status.isDirectory()) yield `${path} ${status.size} ${status.mtimeMs}`;
  else for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

/** The settings' lines of `.env`, as they are written there: enough to notice a change. */
function settingsInFile() {
  const file = join(root, '.env');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.filter((line) => builtInSettings.some((name) => line.includes(`${name}=`)));
}

/** Size and time of every input instead of its content: films are large, and a second start has to be quick. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const input of inputs) for (const file of filesUnder(join(root, input))) hash.update(`${file}\n`);
  for (const name of builtInSettings) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  return hash.update(settingsInFile().join('\n')).digest('hex');
}

/** Builds the site into `dist` unless its inputs are unchanged. A build that fails leaves the previous one as it was. */
export function ensureBuild(node, environment) {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('building the site');
  const unfinished = join(root, '.tools', `build-${process.pid}`);
  try {
    run(node, [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--outDir', unfinished], { env: environment });
    writeFileSync(join(unfinished, '.inputs'), wanted);
    rmSync(output, { recursive: true, force: true });
    renameSync(unfinished, output);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
