import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPageCache, type PageCacheOptions, type Revisions } from './page-cache.ts';
import type { PageDependencies } from './page-reads.ts';
import type { RenderedPage } from './page-renderer.ts';

/** Pages that the numbered site renders with another status than 200. */
const statuses: Partial<Record<string, number>> = { '/moved': 301, '/broken': 500 };

/** The numbered site with pages of clients: each is not found unless `statusOf` returns another status. */
function clientPages(options: Partial<PageCacheOptions> = {}) {
  const statusOf: Partial<Record<string, number>> = {};
  const site = numberedSite({
    ...options,
    render: async (url) => {
      site.state.renderings += 1;
      return renderedPage(String(site.state.renderings), statusOf[url] ?? 404, { tags: ['clients'] });
    },
  });
  return { ...site, statusOf };
}

type Dependencies = Partial<PageDependencies> | undefined;
type NumberedSiteOptions = Partial<PageCacheOptions> & { dependencies?: Dependencies };

const renderedPage = (text: string, status = 200, dependencies?: Dependencies): RenderedPage => ({
  status,
  contentType: 'text/html; charset=utf-8',
  body: Buffer.from(text),
  csp: undefined,
  location: undefined,
  dependencies: dependencies && { tags: [], maxAgeMs: Number.POSITIVE_INFINITY, ...dependencies },
});

/** A site whose pages show the number of their rendering; `release` lets renderings end when `held` is set. */
function numberedSite({ dependencies, ...options }: NumberedSiteOptions = { dependencies: { tags: ['reviews'] } }) {
  const state = { renderings: 0, revisions: { reviews: 1, clients: 1 } as Revisions, held: false, now: 0, release: [] as (() => void)[] };
  const cache = createPageCache({
    async render(url): Promise<RenderedPage | undefined> {
      state.renderings += 1;
      const text = String(state.renderings);
      if (state.held) await new Promise<void>((resolve) => state.release.push(resolve));
      return url === '/nowhere' ? undefined : renderedPage(text, statuses[url] ?? 200, dependencies);
    },
    revisions: async () => ({ ...state.revisions }),
    onError: () => undefined,
    now: () => state.now,
    ...options,
  });
  const text = async (url = '/') => {
    const { page, state: cacheState } = await cache.get(url);
    return [(await page?.response.body('identity'))?.bytes.toString(), cacheState];
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

test('a page that does not ask for it is not kept, nor is a redirect or an error', async () => {
  const silent = numberedSite({});
  await silent.text();
  expect(await silent.text()).toEqual(['2', 'miss']);
  for (const url of ['/moved', '/broken']) {
    const { text } = numberedSite();
    await text(url);
    expect(await text(url)).toEqual(['2', 'miss']);
  }
});

test('a URL that no page of the site matches is not kept', async () => {
  const { text, state } = numberedSite();
  expect(await text('/nowhere')).toEqual([undefined, 'miss']);
  await text('/nowhere');
  expect(state.renderings).toBe(2);
});

test('a page is rendered again after a while, because time alone can change it', async () => {
  const { text, state } = numberedSite({ dependencies: { tags: ['reviews'], maxAgeMs: 1000 } });
  await text();
  state.now = 999;
  expect(await text()).toEqual(['1', 'hit']);
  state.now = 1000;
  expect(await text()).toEqual(['2', 'miss']);
});

test('the least recently used page is evicted', async () => {
  const { text } = numberedSite({ dependencies: { tags: [] }, maxEntries: 2 });
  for (const path of ['/a', '/b', '/a', '/c']) await text(path);
  expect([(await text('/a'))[1], (await text('/c'))[1], (await text('/b'))[1]]).toEqual(['hit', 'hit', 'miss']);
});

test('a page that is not found is kept, until its data changes', async () => {
  const { text, state, statusOf } = clientPages();
  expect([await text('/nobody'), await text('/nobody')]).toEqual([
    ['1', 'miss'],
    ['1', 'hit'],
  ]);
  statusOf['/nobody'] = 200;
  state.revisions = { clients: 2 };
  expect([await text('/nobody'), await text('/nobody')]).toEqual([
    ['2', 'miss'],
    ['2', 'hit'],
  ]);
  statusOf['/nobody'] = 404;
  state.revisions = { clients: 3 };
  expect([await text('/nobody'), await text('/nobody')]).toEqual([
    ['3', 'miss'],
    ['3', 'hit'],
  ]);
});

test('URLs that are not found evict each other and never a page', async () => {
  const { text, statusOf, cache } = clientPages({ maxEntries: 1, maxNotFound: 2 });
  statusOf['/client'] = 200;
  await text('/client');
  for (const url of ['/1', '/2', '/1', '/3']) await text(url);
  expect([(await text('/1'))[1], (await text('/3'))[1], (await text('/client'))[1], (await text('/2'))[1]]).toEqual([
    'hit',
    'hit',
    'hit',
    'miss',
  ]);
  expect([cache.has('/client'), cache.has('/1')]).toEqual([true, false]);
});

test('while the revisions cannot be read, pages that are there stay up and others are not kept', async () => {
  const errors: unknown[] = [];
  let broken = false;
  const revisions = async () => {
    if (broken) throw new Error('database is locked');
    return { reviews: 1 };
  };
  const { text } = numberedSite({ dependencies: { tags: ['reviews'] }, revisions, onError: (error) => errors.push(error) });
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
  const { text } = numberedSite({ dependencies: { tags: ['reviews'] }, revisions, revisionsTimeoutMs: 20 });
  await text('/kept');
  hangs = true;
  expect(await text('/kept')).toEqual(['1', 'stale']);
  expect(await text('/new')).toEqual(['2', 'miss']);
});

test('what follows the data may take longer than their reading may, and the page is fresh all the same', async () => {
  let reviews = 1;
  const followed: unknown[] = [];
  const follow = async (current: object) => {
    await setTimeout(60);
    followed.push(current);
  };
  const { text } = numberedSite({
    dependencies: { tags: ['reviews'] },
    revisions: async () => ({ reviews }),
    follow,
    revisionsTimeoutMs: 20,
  });
  await text('/kept');
  reviews = 2;
  expect(await text('/kept')).toEqual(['2', 'miss']);
  expect(followed).toEqual([{ reviews: 1 }, { reviews: 2 }]);
});

test('while a database hangs, one request in a while waits for it, and the others get what there is at once', async () => {
  let readings = 0;
  const revisions = () => {
    readings += 1;
    return readings === 1 ? Promise.resolve({ reviews: 1 }) : new Promise<never>(() => undefined);
  };
  const { text } = numberedSite({ dependencies: { tags: ['reviews'] }, revisions, revisionsTimeoutMs: 200 });
  await text('/kept');
  expect(await text('/kept')).toEqual(['1', 'stale']);

  for (let request = 0; request < 20; request += 1) expect(await text('/kept')).toEqual(['1', 'stale']);

  expect(readings).toBe(2);
  const askAgain = async () => {
    await text('/kept');
    return readings;
  };
  await expect.poll(askAgain).toBe(3);
});

test('a rendering that fails is tried again', async () => {
  let fails = true;
  const { text, cache } = numberedSite({
    render: async () => {
      if (fails) throw new Error('template');
      return renderedPage('well', 200, { tags: [] });
    },
  });
  await expect(cache.get('/')).rejects.toThrow('template');
  fails = false;
  expect(await text()).toEqual(['well', 'miss']);
});

test('a page that is rendered again and has not changed stays compressed', async () => {
  const { cache, state } = numberedSite({
    dependencies: { maxAgeMs: 1000 },
    render: async () => renderedPage('same', 200, { maxAgeMs: 1000 }),
  });
  const first = await cache.get('/');
  state.now = 1000;
  const second = await cache.get('/');
  expect([second.state, second.page === first.page]).toEqual(['miss', true]);
});

test('a permanent page is never evicted, however many others are asked for', async () => {
  const { text } = numberedSite({ dependencies: { tags: ['reviews'] }, permanent: new Set(['/about']), maxEntries: 2 });
  await text('/about');
  for (let number = 1; number <= 10; number += 1) await text(`/client-details/${number}`);
  expect(await text('/about')).toEqual(['1', 'hit']);
  expect(await text('/client-details/1')).toEqual(['12', 'miss']);
});
