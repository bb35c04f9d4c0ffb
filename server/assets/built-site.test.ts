import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readBuiltSite } from './built-site.ts';

async function build(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const all = {
    'server/entry.mjs': 'export const renderPage = async () => undefined; export const sharePicturePaths = [];',
    'client/_astro/main.js': '1',
    ...files,
  };
  for (const [path, content] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

test('a file has the URL of its path', async () => {
  const { staticResponses } = await readBuiltSite(await build({ 'client/map.svg': '<svg/>', 'client/fonts/a b.woff2': 'font' }));
  expect(new Set(staticResponses.keys())).toEqual(new Set(['/map.svg', '/fonts/a%20b.woff2', '/_astro/main.js']));
  expect(staticResponses.get('/map.svg')).toMatchObject({ contentType: 'image/svg+xml' });
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
  await rm(join(folder, 'server/entry.mjs'));
  await expect(readBuiltSite(folder)).rejects.toThrow('entry.mjs');
});
