import { withTimeout } from '#contract/time/with-timeout';
import { isCompressible } from '../assets/content-types.ts';
import { lazilyEncoded } from '../assets/encodings.ts';
import type { StaticResponse } from '../assets/static-response.ts';
import { LruMap } from './lru-map.ts';
import { oncePerTurn } from './once-per-turn.ts';
import type { PageDependencies, PageTag } from './page-reads.ts';
import type { RenderedPage, RenderPage } from './page-renderer.ts';
import { speculationRulesPath } from './speculation-rules.ts';

/** Counts how often each part of the data has changed, and what is said of the opening hours by itself. */
export type Revisions = Partial<Record<PageTag, number>>;

/** Whether no part of the data with one of these tags has changed from one reading of the revisions to another. */
export const areUnchanged = (tags: readonly PageTag[], before: Revisions, current: Revisions): boolean =>
  before === current || tags.every((tag) => before[tag] === current[tag]);

/** A rendered page, ready to be sent. */
export interface Page {
  status: number;
  /** Target of a redirect; with status 404 the URL of the page that says so. */
  location: string | undefined;
  response: StaticResponse;
}

interface Entry {
  page: Page;
  /** Before compression. */
  body: Buffer;
  dependencies: PageDependencies;
  /** The revisions of the data before the page was rendered, or later ones at which nothing that it shows had changed. */
  revisions: Revisions;
  renderedAt: number;
}

export interface PageCacheOptions {
  render: RenderPage;
  /** Called after every request has arrived, once for those that arrive together, so that a change by any process shows on the very next one. */
  revisions(): Promise<Revisions>;
  /** Updates what else follows the data, before a page is sent. It may take longer than the reading, and never rejects. */
  follow?(current: Revisions): Promise<void>;
  /** Called when the revisions can't be read; a cached page is then served as it is. */
  onError(error: unknown): void;
  /** URLs whose pages are never evicted: those that the site has whatever its data are. */
  permanent?: ReadonlySet<string>;
  /** Other pages: there is one of each client, job, category and page of a list. */
  maxEntries?: number;
  /** URLs that the site has no page for, such as those of deleted clients. Counted apart: random URLs must not evict pages. */
  maxNotFound?: number;
  /** After this the revisions count as unreadable: a database that hangs must not take the pages with it. */
  revisionsTimeoutMs?: number;
  now?: () => number;
}

export type CacheState = 'hit' | 'miss' | 'stale';

export interface CachedPage {
  page: Page;
  state: Exclude<CacheState, 'miss'>;
}

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Keeps rendered pages until the data they were made from changes. A page remembers the revisions that were current before its
 * rendering began, so one that was being rendered during a change is never served after it. Requests that miss at the same
 * moment and see the same data share one rendering.
 */
export function createPageCache(options: PageCacheOptions) {
  const { render, revisions, follow, onError, permanent = new Set(), revisionsTimeoutMs = 1_000, now = Date.now } = options;
  const permanentPages = new Map<string, Entry>();
  const otherPages = new LruMap<Entry>(options.maxEntries ?? 500);
  const pagesOf = (url: string) => (permanent.has(url) ? permanentPages : otherPages);
  const notFound = new LruMap<Entry>(options.maxNotFound ?? 200);
  const running = new Map<string, Promise<Page | undefined>>();

  let hanging: Promise<unknown> | undefined;

  /** Undefined when they can't be read. Whoever comes after a reading that took too long does not wait for another one, for as long again. */
  async function readRevisions(): Promise<Revisions | undefined> {
    if (hanging) return undefined;
    const reading = revisions();
    try {
      const current = await withTimeout(reading, revisionsTimeoutMs);
      await follow?.(current);
      return current;
    } catch (error) {
      onError(error);
      hanging = withTimeout(reading, revisionsTimeoutMs)
        .catch(() => undefined)
        .finally(() => {
          hanging = undefined;
        });
      return undefined;
    }
  }
  const revisionsOfTurn = oncePerTurn(readRevisions);

  /** The cached page, as long as it is fresh; when the revisions can't be read, in whatever state it is. */
  function lookUp(url: string, current: Revisions | undefined): CachedPage | undefined {
    const entry = pagesOf(url).get(url) ?? notFound.get(url);
    if (!entry) return undefined;
    if (!current) return { page: entry.page, state: 'stale' };
    return isFresh(entry, current) ? { page: entry.page, state: 'hit' } : undefined;
  }

  function isFresh(entry: Entry, current: Revisions): boolean {
    const { tags, maxAgeMs } = entry.dependencies;
    if (now() - entry.renderedAt >= maxAgeMs || !areUnchanged(tags, entry.revisions, current)) return false;
    // The next request compares nothing: a page has a tag for each text.
    entry.revisions = current;
    return true;
  }

  async function renderAndKeep(url: string, before: Revisions | undefined): Promise<Page | undefined> {
    const renderedAt = now();
    const rendered = await render(url);
    if (!rendered) return undefined;
    const { status, location } = rendered;
    const dependencies = before && (status === 200 || status === 404) ? rendered.dependencies : undefined;
    if (!before || !dependencies) return { status, location, response: renderedResponse(rendered, rendered.cacheControl ?? 'no-cache') };
    const last = pagesOf(url).get(url);
    // What has not changed stays compressed.
    const page =
      last?.body.equals(rendered.body) && last.page.response.csp === rendered.csp
        ? last.page
        : { status, location, response: renderedResponse(rendered, rendered.cacheControl ?? 'public, max-age=0, must-revalidate') };
    keep(url, { page, body: rendered.body, dependencies, revisions: before, renderedAt });
    return page;
  }

  function keep(url: string, entry: Entry): void {
    const pages = pagesOf(url);
    const [kept, other] = entry.page.status === 200 ? [pages, notFound] : [notFound, pages];
    kept.set(url, entry);
    other.delete(url);
  }

  function sharedRendering(url: string, current: Revisions | undefined): Promise<Page | undefined> {
    const key = `${url} ${JSON.stringify(current)}`;
    const rendering = running.get(key) ?? renderAndKeep(url, current).finally(() => running.delete(key));
    running.set(key, rendering);
    return rendering;
  }

  return {
    /** Whether there is a page with status 200 for this URL, fresh or not. */
    has: (url: string) => pagesOf(url).has(url),
    readRevisions,
    lookUp,

    /** @param url path, with no more of its query than the page reads. `page` is undefined when no page of the site matches the path. */
    async get(url: string): Promise<{ page: Page | undefined; state: CacheState }> {
      const current = await revisionsOfTurn();
      return lookUp(url, current) ?? { page: await sharedRendering(url, current), state: 'miss' };
    },
  };
}

export function renderedResponse(page: RenderedPage, cacheControl: string): StaticResponse {
  const { contentType, csp, embedderPolicy, speculates, body } = page;
  return {
    contentType,
    cacheControl,
    csp,
    embedderPolicy,
    speculationRules: speculates ? speculationRulesPath : undefined,
    encodings: isCompressible(contentType) ? ['identity', 'br', 'gzip'] : ['identity'],
    body: lazilyEncoded(body),
  };
}
