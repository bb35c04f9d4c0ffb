import { expect, test } from 'vitest';
import type { DataTag } from '#contract/site-data';
import { createPageCache, type PageCacheOptions, type Revisions } from './page-cache.ts';
import type { RenderedPage } from './page-renderer.ts';

/** A site whose page shows the number of its rendering; `release` lets renderings end when `held` is set. */
function numberedSite({ tags, ...options }: Partial<PageCacheOptions> & { tags?: DataTag[] | undefined } = { tags: ['reviews'] }) {
  const state = { renderings: 0, revisions: { reviews: 1, clients: 1 } as Revisions, held: false, now: 0, release: [] as (() => void)[] };
  const cache = createPageCache({
    async render(path): Promise<RenderedPage | undefined> {
      state.renderings += 1;
      const html = Buffer.from(String(state.renderings));
      if (state.held) await new Promise<void>((resolve) => state.release.push(resolve));
      return path === '/nowhere' ? undefined : { status: path === '/gone' ? 404 : 200, html, policy: undefined, location: undefined, tags };
    },
    revisions: async () => ({ ...state.revisions }),
    onError: () => undefined,
    now: () => state.now,
    ...options,
  });
  const text = async (path = '/') => {
    const { page, state: how } = await cache.get(path);
    return [(await page?.document.body('identity'))?.bytes.toString(), how];
  };
  return { state, text, cache };
}

test('a page is rendered once', async () => {
  const { text } = numberedSite();
  expect([await text(), await text()]).toEqual([
    ['1', 'miss'],
    ['1', 'hit'],
  ]);
});

test('a change of its data renders it again, a change of other data does not', async () => {
  const { text, state } = numberedSite();
  await text();
  state.revisions = { reviews: 1, clients: 2 };
  expect(await text()).toEqual(['1', 'hit']);
  state.revisions = { reviews: 2, clients: 2 };
  expect(await text()).toEqual(['2', 'miss']);
});

test('a page that was being rendered during a change is never served after it', async () => {
  const { text, state } = numberedSite();
  state.held = true;
  const before = text();
  await expect.poll(() => state.release.length).toBe(1);
  state.revisions = { reviews: 2 };
  const after = text();
  await expect.poll(() => state.release.length).toBe(2);
  state.held = false;
  for (const release of state.release.toReversed()) release();
  expect([await before, await after]).toEqual([
    ['1', 'miss'],
    ['2', 'miss'],
  ]);
  expect((await text())[0]).not.toBe('1');
});

test('requests that miss at the same moment share one rendering', async () => {
  const { text, state } = numberedSite();
  await Promise.all(Array.from({ length: 20 }, () => text()));
  expect(state.renderings).toBe(1);
});

test('a page that does not ask for it is not kept, nor is one that is not a success', async () => {
  const silent = numberedSite({});
  await silent.text();
  expect(await silent.text()).toEqual(['2', 'miss']);
  const gone = numberedSite();
  await gone.text('/gone');
  expect(await gone.text('/gone')).toEqual(['2', 'miss']);
});

test('an address without a page is not kept', async () => {
  const { text, state } = numberedSite();
  expect(await text('/nowhere')).toEqual([undefined, 'miss']);
  await text('/nowhere');
  expect(state.renderings).toBe(2);
});

test('a page is rendered again after a while, because time alone can change it', async () => {
  const { text, state } = numberedSite({ tags: ['reviews'], maxAge: 1000 });
  await text();
  state.now = 999;
  expect(await text()).toEqual(['1', 'hit']);
  state.now = 1000;
  expect(await text()).toEqual(['2', 'miss']);
});

test('the page that was not asked for the longest makes room', async () => {
  const { text } = numberedSite({ tags: [], maxEntries: 2 });
  for (const path of ['/a', '/b', '/a', '/c']) await text(path);
  expect([(await text('/a'))[1], (await text('/c'))[1], (await text('/b'))[1]]).toEqual(['hit', 'hit', 'miss']);
});

test('while the revisions cannot be read, pages that are there stay up and others are not kept', async () => {
  const errors: unknown[] = [];
  let broken = false;
  const revisions = async () => {
    if (broken) throw new Error('database is locked');
    return { reviews: 1 };
  };
  const { text } = numberedSite({ tags: ['reviews'], revisions, onError: (error) => errors.push(error) });
  await text('/kept');
  broken = true;
  expect(await text('/kept')).toEqual(['1', 'stale']);
  expect([await text('/new'), await text('/new')]).toEqual([
    ['2', 'miss'],
    ['3', 'miss'],
  ]);
  expect(errors).toHaveLength(3);
});

test('a database that hangs does not take the pages with it', async () => {
  let hangs = false;
  const revisions = () => (hangs ? new Promise<never>(() => undefined) : Promise.resolve({ reviews: 1 }));
  const { text } = numberedSite({ tags: ['reviews'], revisions, patience: 20 });
  await text('/kept');
  hangs = true;
  expect(await text('/kept')).toEqual(['1', 'stale']);
  expect(await text('/new')).toEqual(['2', 'miss']);
});

test('a rendering that fails is tried again', async () => {
  let fails = true;
  const { text, cache } = numberedSite({
    render: async () => {
      if (fails) throw new Error('template');
      return { status: 200, html: Buffer.from('well'), policy: undefined, location: undefined, tags: [] };
    },
  });
  await expect(cache.get('/')).rejects.toThrow('template');
  fails = false;
  expect(await text()).toEqual(['well', 'miss']);
});
