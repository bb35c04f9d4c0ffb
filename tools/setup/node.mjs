import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npmCli, requireWritable, root, runWithProgress } from './context.mjs';

/** The first major version that runs TypeScript without a build. */
const minMajor = 24;
const version = '26.10.0';

/** The npm package with the Node binary of this platform. */
function platformPackage() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform}-${process.arch}`;
}

/** The path of a Node that can run the project: the installed one when it is recent enough, else one from the npm registry, in `.tools`. */
export async function ensureNode() {
  if (Number(process.versions.node.split('.')[0]) >= minMajor) return process.execPath;
  const name = platformPackage();
  const folder = join(root, '.tools', `node-${version}`);
  const binary = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;

  requireWritable(root, `Node ${process.versions.node} is too old`);
  const temporary = `${folder}.tmp-${process.pid}`;
  mkdirSync(temporary, { recursive: true });
  writeFileSync(join(temporary, 'package.json'), '{"private":true}');
  await runWithProgress(
    `Node ${process.versions.node} is too old: fetching Node ${version}`,
    process.execPath,
    [npmCli(), 'install', '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`],
    {
      cwd: temporary,
      env: { ...process.env, NODE_ENV: '', PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}` },
    },
  );
  rmSync(folder, { recursive: true, force: true });
  renameSync(temporary, folder);
  return binary;
}
