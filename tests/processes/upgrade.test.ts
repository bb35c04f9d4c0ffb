import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, readlink, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../bench/support/free-port.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

/** Lists what a release consists of: of its own, and what is the same in both. */
const parts = ['api', 'brand', 'brand.config.ts', 'content', 'contract', 'package.json', 'server'];
const sharedParts = ['dist', 'node_modules', 'site/pictures'];

/** Does what systemd does for `systemctl restart`. */
const restart = `#!/usr/bin/env bash
cd "$(dirname "$0")"
if [ -f pid ]; then
  kill "$(cat pid)"
  while kill -0 "$(cat pid)" 2>/dev/null; do sleep 0.02; done
fi
(cd site && exec "$NODE" server/main.ts) > /dev/null 2>&1 &
echo $! > pid
`;

/** Two built releases of this project in a new folder, where `site` links to the first; the service that runs there is stopped afterwards. */
async function prepareReleases() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'upgrade-')));
  onTestFinished(async () => {
    const pid = Number(await readFile(join(folder, 'pid'), 'utf8'));
    process.kill(pid, 'SIGKILL');
    await rm(folder, { recursive: true, maxRetries: 10 });
  });
  for (const release of ['1', '2']) {
    for (const part of parts) await cp(join(root, part), join(folder, release, part), { recursive: true });
    await mkdir(join(folder, release, 'site'));
    for (const part of sharedParts) await symlink(join(root, part), join(folder, release, part));
  }
  await symlink(join(folder, '1'), join(folder, 'site'));
  // Left over by an upgrade that was killed.
  await symlink(join(folder, '1'), join(folder, 'site.new'));
  const script = join(folder, 'restart');
  await writeFile(script, restart);
  await chmod(script, 0o755);

  const port = await freePort();
  const env = {
    PATH: process.env.PATH ?? '',
    NODE: process.execPath,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    ORIGIN: 'http://upgraded.example',
    WARM_UP: 'off',
    SITE_LINK: join(folder, 'site'),
    SITE_URL: `http://127.0.0.1:${port}`,
    SITE_RESTART: script,
  };
  const upgrade = (release: string, waitSeconds: number) =>
    run(join(root, 'deploy/upgrade.sh'), [join(folder, release)], { env: { ...env, SITE_WAIT_SECONDS: String(waitSeconds) } });
  return { folder, env, upgrade };
}

test('an upgrade switches to the new release, and goes back when that does not become ready', { timeout: 180_000 }, async () => {
  const { folder, env, upgrade } = await prepareReleases();
  const current = () => readlink(join(folder, 'site'));

  await upgrade('2', 30);
  expect(await current()).toBe(join(folder, '2'));
  // The release was built elsewhere, and for no particular origin.
  expect(await (await fetch(`${env.SITE_URL}/about`)).text()).toContain('<link rel="canonical" href="http://upgraded.example/about"');

  await writeFile(join(folder, '1', 'server', 'main.ts'), 'process.exit(1)');
  await expect(upgrade('1', 1)).rejects.toThrow(`going back to ${join(folder, '2')}`);
  expect(await current()).toBe(join(folder, '2'));
  const status = () => fetch(`${env.SITE_URL}/readyz`).then((response) => response.status);
  await expect.poll(() => status().catch(() => 'closed')).toBe(200);

  await expect(upgrade('3', 30)).rejects.toThrow();
  expect(await current()).toBe(join(folder, '2'));
});
