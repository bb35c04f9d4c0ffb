import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { sitePaths } from '#contract/urls';
import { copiedPaths, imagePrograms, isInContext, removedPackages } from '../rules/containerfile.ts';
import { root } from '../rules/module-graph.ts';

const run = promisify(execFile);

/** Copies what the Containerfile copies to a new folder, with links to the packages that the image keeps. */
async function imageFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'image-')));
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 10 }));
  for (const path of copiedPaths) {
    const filter = (file: string) => path === 'dist' || isInContext(relative(root, file));
    await cp(join(root, path), join(folder, path), { recursive: true, filter });
  }
  const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { devDependencies: object };
  const removed = new Set([...removedPackages, ...Object.keys(devDependencies)]);
  for (const name of globSync(['[^.@]*', '@*/*'], { cwd: join(root, 'node_modules') })) {
    if (removed.has(name)) continue;
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, 'node_modules', name), link);
  }
  return folder;
}

/** Starts the server of a folder, which is stopped after the test. Returns its origin. */
async function startServer(cwd: string, env: Record<string, string>): Promise<string> {
  const [, server = ''] = imagePrograms;
  const child = spawn(process.execPath, [server], { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const failed = ended.then(() => Promise.reject(new Error('The server ended before it was listening')));
  failed.catch(() => undefined);
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), failed])) as [string];
  return /http:\S+/.exec(line)?.[0] ?? '';
}

test('the files of the container image are enough for every page, the health check and a command, and none is written', {
  timeout: 180_000,
}, async () => {
  const folder = await imageFolder();
  const dataDir = await mkdtemp(join(tmpdir(), 'image-data-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const files = () => globSync('**/*', { cwd: folder, exclude: ['node_modules/*/**'] });
  const before = files();

  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: 'on',
    WARM_UP: 'off',
  };
  const origin = await startServer(folder, env);
  // At once: the company profiles are made beside the pages.
  const statuses = await Promise.all(sitePaths.map(async (path) => [path, (await fetch(origin + path)).status]));
  expect(statuses).toEqual(sitePaths.map((path) => [path, 200]));

  const [healthCheck = ''] = imagePrograms;
  const isHealthy = (port: string) =>
    run(process.execPath, [healthCheck], { cwd: folder, env: { PORT: port } }).then(
      () => true,
      () => false,
    );
  expect([await isHealthy(new URL(origin).port), await isHealthy('1')]).toEqual([true, false]);
  const { stdout } = await run(process.execPath, ['commands/inbox.ts', 'reviews'], { cwd: folder, env });
  expect(stdout).toContain('(demo)');
  expect(files()).toEqual(before);
});
