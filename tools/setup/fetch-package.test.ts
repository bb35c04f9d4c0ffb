import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#api/testing/temporary';
import { npmCli } from './context.mjs';
import { fetchPackage, withStablePath } from './node.mjs';

const [name, version] = ['node-test-x64', '1.0.0'];

/** A registry with one package, and the package's hash. */
async function startRegistry() {
  const folder = await temporaryFolder();
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version }));
  writeFileSync(join(folder, 'bin', 'node'), 'the program');
  execFileSync(process.execPath, [npmCli(), 'pack', '--silent'], { cwd: folder });
  const tarball = readFileSync(join(folder, `${name}-${version}.tgz`));
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  const registry = createServer((request, response) => {
    if (request.url?.endsWith('.tgz')) return void response.end(tarball);
    const dist = { tarball: `http://${request.headers.host}/${name}.tgz`, integrity };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions: { [version]: { name, version, dist } } }));
  });
  registry.listen(0, '127.0.0.1');
  onTestFinished(() => void registry.close());
  await once(registry, 'listening');
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${(registry.address() as AddressInfo).port}`);
  vi.stubEnv('npm_config_cache', join(folder, 'cache'));
  onTestFinished(() => void vi.unstubAllEnvs());
  return integrity;
}

test('a package whose hash is another one than that in the repository is not installed', async () => {
  const [integrity, folder] = [await startRegistry(), join(await temporaryFolder(), 'node')];
  const other = `sha512-${createHash('sha512').update('another program').digest('base64')}`;

  await expect(fetchPackage('fetching another program', folder, { name, version, integrity: other })).rejects.toThrow('failed');
  expect(existsSync(folder)).toBe(false);

  await fetchPackage('fetching the program', folder, { name, version, integrity });
  expect(readFileSync(join(folder, 'node_modules', name, 'bin', 'node'), 'utf8')).toBe('the program');
});

test('the Node that was fetched last is at a path without its version, which a unit can name', async () => {
  const folder = await temporaryFolder();
  for (const one of ['26.1.0', '26.2.0']) {
    const binary = join(folder, `node-${one}`);
    writeFileSync(binary, one);

    expect(withStablePath(binary, folder)).toBe(binary);
    expect(withStablePath(binary, folder)).toBe(binary);

    expect(realpathSync(join(folder, 'node'))).toBe(realpathSync(binary));
  }
});
