import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DataTag } from '#contract/site-data';
import { lazilyEncoded } from '../assets/encodings.ts';
import type { Document } from '../assets/static-response.ts';
import type { RenderedPage, RenderPage } from './page-renderer.ts';

/** How often each part of the data has changed. */
export type Revisions = Partial<Record<DataTag, number>>;

/** A rendered page, ready to be sent. */
export interface Page {
  status: number;
  location: string | undefined;
  document: Document;
}

interface Entry {
  page: Page;
  tags: DataTag[];
  /** What the data's revisions were before the page was rendered. */
  revisions: Revisions;
  renderedAt: number;
}

export interface PageCacheOptions {
  render: RenderPage;
  /** Asked after every request has come, once for those that come together, so that a change by any process shows on the very next one. */
  revisions(): Promise<Revisions>;
  /** Called when the revisions can't be read; a page that is there is then served as it is. */
  onError(error: unknown): void;
  maxEntries?: number;
  /** Milliseconds. Careers close by the clock, without any change of data. */
  maxAge?: number;
  /** Milliseconds after which the revisions count as unreadable: a database that hangs must not take the pages with it. */
  patience?: number;
  now?: () => number;
}

export type CacheState = 'hit' | 'miss' | 'stale';

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Keeps rendered pages until the data they were made from changes. A page remembers the revisions that were current before its
 * rendering began, so one that was being rendered during a change is never served after it. Requests that miss at the same
 * moment and see the same data share one rendering.
 */
export function createPageCache(options: PageCacheOptions) {
  const { render, revisions, onError, maxEntries = 500, maxAge = 60_000, patience = 1_000, now = Date.now } = options;
  const entries = new Map<string, Entry>();
  const running = new Map<string, Promise<Page | undefined>>();
  const currentRevisions = onceATurn(() => within(patience, revisions()));

  const isFresh = (entry: Entry, current: Revisions) =>
    now() - entry.renderedAt < maxAge && entry.tags.every((tag) => entry.revisions[tag] === current[tag]);

  /** The map's order is the order of use: the first is the one to drop. */
  function keep(path: string, entry: Entry) {
    entries.delete(path);
    entries.set(path, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries) break;
      entries.delete(oldest);
    }
  }

  async function renderAndKeep(path: string, before: Revisions | undefined): Promise<Page | undefined> {
    const renderedAt = now();
    const rendered = await render(path);
    if (!rendered) return undefined;
    const tags = rendered.status === 200 && before ? rendered.tags : undefined;
    const page = pageOf(rendered, tags ? 'public, max-age=0, must-revalidate' : 'no-cache');
    if (tags && before) keep(path, { page, tags, revisions: before, renderedAt });
    return page;
  }

  function sharedRendering(path: string, current: Revisions | undefined): Promise<Page | undefined> {
    const key = `${path} ${JSON.stringify(current)}`;
    const rendering = running.get(key) ?? renderAndKeep(path, current).finally(() => running.delete(key));
    running.set(key, rendering);
    return rendering;
  }

  return {
    /** @param path the address, with no more of its query than the page reads. `page` is undefined when the site has none there. */
    async get(path: string): Promise<{ page: Page | undefined; state: CacheState }> {
      const entry = entries.get(path);
      let current: Revisions | undefined;
      try {
        current = await currentRevisions();
      } catch (error) {
        onError(error);
        if (entry) return { page: entry.page, state: 'stale' };
      }
      if (entry && current && isFresh(entry, current)) {
        keep(path, entry);
        return { page: entry.page, state: 'hit' };
      }
      return { page: await sharedRendering(path, current), state: 'miss' };
    },
  };
}

/**
 * One reading for all who ask in the same turn of the event loop, begun when all of them have asked: nobody is given what was read before
 * they came.
 */
function onceATurn<T>(read: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | undefined;
  return () => {
    next ??= nextTurn().then(() => {
      next = undefined;
      return read();
    });
    return next;
  };
}

/** Rejects when `work` takes longer than `limit` milliseconds. */
async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`No answer within ${limit} ms`)), limit);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** A rendered page as a document. */
export function pageOf(rendered: RenderedPage, cacheControl: string): Page {
  return {
    status: rendered.status,
    location: rendered.location,
    document: {
      type: 'text/html; charset=utf-8',
      cacheControl,
      policy: rendered.policy,
      encodings: ['identity', 'br', 'gzip'],
      body: lazilyEncoded(rendered.html),
    },
  };
}
