import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Page } from '@playwright/test';
import { urls } from '#contract/urls';
import { attributes } from './support/read-page.ts';
import { builtRoutes } from './support/routes.ts';
import { seeAll } from './support/see-all.ts';
import { expect, test } from './support/test.ts';

const folder = fileURLToPath(new URL('../../site/pictures/', import.meta.url));
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Names of the studio's pictures by the content of their files, because the build gives the files other names. */
const pictures = new Map(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(folder + name).map((file): [string, string] => [hashOf(readFileSync(`${folder + name}/${file}`)), name]),
    ),
);

/** Drawings that are not the studio's: the clients' marks, and the map, which is drawn from geography. */
const drawings = [/^\/uploads\//, /^\/world-map\.svg$/, /^data:image\/svg/];

interface Shown {
  src: string;
  /** The studio's name of the picture; undefined for anything else. */
  name: string | undefined;
  isHero: boolean;
}

/** The pictures of a page in their order. */
async function picturesOf(request: APIRequestContext, url: string): Promise<Shown[]> {
  const html = await (await request.get(url)).text();
  const tags = html.match(/<img\s[^>]*>/g) ?? [];
  return Promise.all(
    tags.map(async (tag) => {
      const [src = ''] = attributes(tag, 'img', 'src');
      const isDrawing = drawings.some((drawing) => drawing.test(src));
      const name = isDrawing ? undefined : pictures.get(hashOf(await (await request.get(src)).body()));
      return { src, name, isHero: /fetchpriority="high"/i.test(tag) };
    }),
  );
}

// Every screen gets the same HTML.
test.describe('pictures', { tag: '@desktop' }, () => {
  for (const url of builtRoutes) {
    test(`${url} shows the studio's pictures, and none twice in a row`, async ({ request }) => {
      const shown = await picturesOf(request, url);
      const foreign = shown.filter(({ src, name }) => name === undefined && !drawings.some((drawing) => drawing.test(src)));
      expect(foreign).toEqual([]);
      const names = shown.flatMap(({ name }) => name ?? []);
      expect(names.filter((name, index) => name === names[index - 1])).toEqual([]);
    });
  }

  test('no page has the hero of another', async ({ request }) => {
    const heroes = new Map<string, string[]>();
    for (const url of builtRoutes)
      for (const { name, isHero } of await picturesOf(request, url))
        if (isHero && name !== undefined) heroes.set(name, [...(heroes.get(name) ?? []), url]);
    expect([...heroes].filter(([, pages]) => new Set(pages).size > 1)).toEqual([]);
  });
});

test.describe('what the home page weighs', () => {
  /** Bytes; films that are played are not counted. */
  const limits = { firstView: 250_000, phone: 900_000, desktop: 1_600_000, largestPicture: 60_000 };

  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** Counts what crosses the network, headers included. */
  function weigh(page: Page): { total: () => number; pictures: number[] } {
    let bytes = 0;
    const pictures: number[] = [];
    page.on('requestfinished', async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      bytes += responseBodySize + responseHeadersSize;
      if (request.resourceType() === 'image') pictures.push(responseBodySize);
    });
    return { total: () => bytes, pictures };
  }

  test('stays within its limits, at first and after scrolling through everything', async ({ page, isMobile }) => {
    const weight = weigh(page);
    await page.goto(urls.home, { waitUntil: 'networkidle' });
    expect(weight.total()).toBeLessThanOrEqual(limits.firstView);
    expect(Math.max(...weight.pictures)).toBeLessThanOrEqual(limits.largestPicture);
    await seeAll(page);
    await page.waitForLoadState('networkidle');
    expect(weight.total()).toBeLessThanOrEqual(isMobile ? limits.phone : limits.desktop);
  });
});
