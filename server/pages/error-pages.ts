import { type Locale, localizedPath, siteLocales, splitLocale } from '#contract/locales';
import type { StaticResponse } from '../assets/static-response.ts';
import { areUnchanged, type Revisions, renderedResponse } from './page-cache.ts';
import type { PageTag } from './page-reads.ts';
import type { RenderPage } from './page-renderer.ts';

export interface ErrorPages {
  notFound: StaticResponse;
  serverError: StaticResponse;
}

/** Returns the error pages in the language of a URL. */
export type LocalizedErrorPages = (url: string) => ErrorPages;

const errorPaths = { notFound: '/404', serverError: '/500' } as const;

/** Whether a path is that of an error page, which for visitors is a path without a page. */
export function isErrorPath(path: string): boolean {
  const { path: page } = splitLocale(path);
  return page === errorPaths.notFound || page === errorPaths.serverError;
}

interface RenderedErrorPages {
  pages: ReadonlyMap<Locale, ErrorPages>;
  /** Names what they show; undefined when some of it could not be read. */
  tags: readonly PageTag[] | undefined;
}

/** Rejects when one is missing or fails. */
export async function renderErrorPages(render: RenderPage): Promise<RenderedErrorPages> {
  let tags: readonly PageTag[] | undefined = [];
  async function renderErrorPage(path: string): Promise<StaticResponse> {
    const rendered = await render(path);
    if (!rendered) throw new Error(`The site has no page for ${path}`);
    tags = tags && rendered.dependencies && [...new Set([...tags, ...rendered.dependencies.tags])];
    return renderedResponse(rendered, 'no-cache');
  }
  const pages = new Map<Locale, ErrorPages>();
  for (const locale of siteLocales)
    pages.set(locale, {
      notFound: await renderErrorPage(localizedPath(errorPaths.notFound, locale)),
      serverError: await renderErrorPage(localizedPath(errorPaths.serverError, locale)),
    });
  return { pages, tags };
}

interface KeptErrorPages {
  errorPages: LocalizedErrorPages;
  /** Renders them again when what they show has changed since the last time. Never rejects: those that are there stay until it works. */
  update(current: Revisions): Promise<void>;
}

/**
 * Renders them before the server listens, because they have to be there when nothing else can be rendered. Rejects when one is missing or fails.
 *
 * @param revisions those of the data before; undefined when they cannot be read
 */
export async function keepErrorPages(render: RenderPage, revisions: Revisions | undefined): Promise<KeptErrorPages> {
  let kept = await renderErrorPages(render);
  let shown = revisions;
  return {
    errorPages: (url) => kept.pages.get(splitLocale(url).locale) as ErrorPages,
    async update(current) {
      if (shown && kept.tags && areUnchanged(kept.tags, shown, current)) return;
      const previous = shown;
      // At once, so that requests meanwhile do not render them too.
      shown = current;
      const rendered = await renderErrorPages(render).catch(() => undefined);
      if (shown !== current) return;
      if (rendered) kept = rendered;
      // The next request tries again.
      else shown = previous;
    },
  };
}
