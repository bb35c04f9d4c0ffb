import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { clientDetails, urls } from '#contract/urls';
import manifest from '../share/manifest.json' with { type: 'json' };
import { indexablePages } from './pages.ts';
import { sharePicture, slugOf } from './share-picture.ts';

const folder = join(import.meta.dirname, '../share');
const files = readdirSync(folder).filter((file) => file.endsWith('.jpg'));
const read = (file: string) => readFileSync(join(folder, file));

test('every page that can be found has a picture of its own, made by `node art/share-pictures.ts`', () => {
  const slugs = new Set(indexablePages.map(({ url }) => slugOf(url)));
  expect(new Set(files.map((file) => file.replace('.jpg', '')))).toEqual(slugs);
  expect(new Set(Object.keys(manifest.headlines))).toEqual(slugs);
});

test('no two pictures are equal', () => {
  const contents = files.map((file) => createHash('sha256').update(read(file)).digest('hex'));
  expect(new Set(contents).size).toBe(files.length);
});

test('a picture has the size that sharing sites show and is small enough for a slow line', async () => {
  for (const file of files) {
    const { format, width, height } = await sharp(read(file)).metadata();
    expect({ format, width, height }, file).toEqual({ format: 'jpeg', width: manifest.width, height: manifest.height });
    expect(read(file).length, file).toBeLessThanOrEqual(80_000);
  }
});

test('a client is shared with the picture of the clients page, a page without a picture with that of the first', () => {
  expect(sharePicture(clientDetails('c1'))).toEqual(sharePicture(urls.clients));
  expect(sharePicture(urls.login)).toEqual(sharePicture(urls.home));
  expect(sharePicture(urls.clients)).not.toEqual(sharePicture(urls.home));
});
