import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readBuiltSite } from './built-site.ts';

async function build(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const all = {
    'client/404.html': '404',
    'client/500.html': '500',
    'server/entry.mjs': 'export const handler = () => {};',
    'client/_astro/main.js': '1',
    '_headers.json': '[]',
    ...files,
  };
  for (const [path, content] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

test('a page has the URL of its file, and the part of the built Content-Security-Policy that it needs', async () => {
  const headers = [{ pathname: '/about', headers: [{ key: 'Content-Security-Policy', value: "script-src 'self' 'sha256-x'" }] }];
  const { staticResponses } = await readBuiltSite(
    await build({
      'client/index.html': 'home',
      'client/about/index.html': 'about',
      'client/map.svg': '<svg/>',
      '_headers.json': JSON.stringify(headers),
    }),
  );
  expect(new Set(staticResponses.keys())).toEqual(new Set(['/', '/about', '/map.svg', '/_astro/main.js']));
  expect(staticResponses.get('/about')).toMatchObject({ contentType: 'text/html; charset=utf-8', csp: "script-src 'self'" });
});

test('compressed copies are encodings of their file and have no URL of their own', async () => {
  const { staticResponses } = await readBuiltSite(
    await build({ 'client/app.js': 'plain', 'client/app.js.br': 'small', 'client/paper.gz': 'archive' }),
  );
  expect(new Set(staticResponses.keys())).toEqual(new Set(['/app.js', '/paper.gz', '/_astro/main.js']));
  expect(staticResponses.get('/app.js')?.encodings).toEqual(['identity', 'br']);
  expect((await staticResponses.get('/app.js')?.body('br'))?.bytes.toString()).toBe('small');
});

test('an incomplete build is refused', async () => {
  const folder = await build({});
  await rm(join(folder, 'client/500.html'));
  await expect(readBuiltSite(folder)).rejects.toThrow('no page for /500');
});
