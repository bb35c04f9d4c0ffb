import { type Locale, localizedPath, siteLocales, splitLocale } from '#contract/locales';
import { textRevision } from '#contract/site-data';
import type { StaticResponse } from '../assets/static-response.ts';
import { type Revisions, renderedResponse } from './page-cache.ts';
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

/** Rejects when one is missing or fails. */
export async function renderErrorPages(render: RenderPage): Promise<ReadonlyMap<Locale, ErrorPages>> {
  async function renderErrorPage(path: string): Promise<StaticResponse> {
    const rendered = await render(path);
    if (!rendered) throw new Error(`The site has no page for ${path}`);
    return renderedResponse(rendered, 'no-cache');
  }
  const pages = new Map<Locale, ErrorPages>();
  for (const locale of siteLocales)
    pages.set(locale, {
      notFound: await renderErrorPage(localizedPath(errorPaths.notFound, locale)),
      serverError: await renderErrorPage(localizedPath(errorPaths.serverError, locale)),
    });
  return pages;
}

interface KeptErrorPages {
  errorPages: LocalizedErrorPages;
  /** Renders them again when what they show has another revision than at the last time. Never rejects: those that are there stay until it works. */
  update(revision: string | undefined): Promise<void>;
}

/** Stands for the revisions of what error pages show: the company with its hours, texts, and the picture of the menu. */
export const errorPageRevision = (revisions: Revisions): string =>
  `${revisions.company} ${revisions.hours} ${revisions.pictures} ${textRevision(revisions)}`;

/**
 * Renders them before the server listens, because they have to be there when nothing else can be rendered. Rejects when one is missing or fails.
 *
 * @param revision that of what they show, read before
 */
export async function keepErrorPages(render: RenderPage, revision: string | undefined): Promise<KeptErrorPages> {
  let pages = await renderErrorPages(render);
  let shown = revision;
  return {
    errorPages: (url) => pages.get(splitLocale(url).locale) as ErrorPages,
    async update(current) {
      if (current === shown) return;
      const previous = shown;
      // At once, so that requests meanwhile do not render them too.
      shown = current;
      const rendered = await renderErrorPages(render).catch(() => undefined);
      if (shown !== current) return;
      if (rendered) pages = rendered;
      // The next request tries again.
      else shown = previous;
    },
  };
}
