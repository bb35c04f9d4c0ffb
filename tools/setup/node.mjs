import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npmCli, root, run, say } from './context.mjs';

/** The oldest major version that runs the project's TypeScript as it is. */
const oldestMajor = 24;
const version = '26.10.0';

/** npm's name of the package that holds nothing but Node for this machine. */
function platformPackage() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform}-${process.arch}`;
}

/** The path of a Node that can run the project: the machine's own when it is new enough, else one from the npm registry, kept in `.tools`. */
export function ensureNode() {
  if (Number(process.versions.node.split('.')[0]) >= oldestMajor) return process.execPath;
  const name = platformPackage();
  const home = join(root, '.tools', `node-${version}`);
  const binary = join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;

  say(`Node ${process.versions.node} is too old: fetching Node ${version}`);
  const unfinished = `${home}.tmp-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(join(unfinished, 'package.json'), '{"private":true}');
  run(
    process.execPath,
    [npmCli(), 'install', '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`],
    {
      cwd: unfinished,
      env: { ...process.env, NODE_ENV: '', PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}` },
    },
  );
  rmSync(home, { recursive: true, force: true });
  renameSync(unfinished, home);
  return binary;
}
