import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';
import { routes } from '../e2e/support/routes.ts';
import { openPage } from './page-document.ts';

const folder = fileURLToPath(new URL('../../site/pictures/', import.meta.url));
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Hash of a file → name of the studio's picture: the build gives the files other names. */
const studioPictures = new Map(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(folder + name).map((file): [string, string] => [hashOf(readFileSync(`${folder + name}/${file}`)), name]),
    ),
);

/** Images that are not by the studio: the clients' logos, and the map, which is drawn from geography. */
const otherImages = [/^\/uploads\//, /^\/world-map\.svg$/, /^data:image\/svg/];

interface PagePicture {
  src: string;
  /** The studio's name of the picture; undefined for any other image. */
  name: string | undefined;
  isHero: boolean;
}

/** The images of a page in document order. */
async function picturesOf(url: string): Promise<PagePicture[]> {
  const { document } = await openPage(url);
  return Promise.all(
    [...document.querySelectorAll('img')].map(async (image) => {
      const src = image.getAttribute('src') ?? '';
      const isStudios = !otherImages.some((pattern) => pattern.test(src));
      const name = isStudios ? studioPictures.get(hashOf(await readBytes(src))) : undefined;
      return { src, name, isHero: image.getAttribute('fetchpriority') === 'high' };
    }),
  );
}

const readBytes = async (path: string) => Buffer.from(await (await fetch(inject('siteUrl') + path)).arrayBuffer());

for (const url of routes) {
  test(`${url} shows only the studio's pictures, and none twice in a row`, async () => {
    const pictures = await picturesOf(url);
    expect(pictures.filter(({ src, name }) => name === undefined && !otherImages.some((pattern) => pattern.test(src)))).toEqual([]);
    const names = pictures.flatMap(({ name }) => name ?? []);
    expect(names.filter((name, index) => name === names[index - 1])).toEqual([]);
  });
}

test('no two pages share a hero picture', async () => {
  const heroes = new Map<string, string[]>();
  for (const url of routes)
    for (const { name, isHero } of await picturesOf(url))
      if (isHero && name !== undefined) heroes.set(name, [...(heroes.get(name) ?? []), url]);
  expect(heroes.size).toBeGreaterThan(10);
  expect([...heroes].filter(([, pages]) => new Set(pages).size > 1)).toEqual([]);
});
