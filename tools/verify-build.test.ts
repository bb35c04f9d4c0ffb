import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);

/** Verifies a build whose pages are what this function body returns for `path` and the number of `clients`. */
async function verify(page: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'client/_astro'), { recursive: true });
  await mkdir(join(folder, 'server'));
  await writeFile(
    join(folder, 'server/entry.mjs'),
    `export const sharePicturePaths = [];
    export async function renderPage(request, { data }) {
      const path = new URL(request.url).pathname;
      const clients = path === '/clients' ? (await data.clients()).length : 0;
      ${page}
      const status = path === '/404' ? 404 : path === '/500' ? 500 : 200;
      return new Response('', { status, headers: { 'content-type': 'text/html' } });
    }`,
  );
  return run(process.execPath, [join(import.meta.dirname, 'verify-build.ts'), folder]);
}

test('a build with a page that fails, with data or without, is refused with the place of the mistake', async () => {
  await verify('');
  const failing = verify("if (path === '/clients' && clients > 0) throw new TypeError('no name');");
  await expect(failing).rejects.toThrow(/\/clients cannot be rendered: no name\n.*entry\.mjs:\d+/);
  await expect(verify("if (path === '/about') return undefined;")).rejects.toThrow('/about has status 404');
});
