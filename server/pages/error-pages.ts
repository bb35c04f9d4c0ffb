import { type Locale, localizedPath, siteLocales, splitLocale } from '#contract/locales';
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
  /** Renders them again when the company has another revision than at the last time. Never rejects: those that are there stay until it works. */
  update(revisions: Revisions): Promise<void>;
}

/** They name the company and its hours, and no other data. */
const revisionOfCompany = ({ company, hours }: Revisions = {}): string => `${company} ${hours}`;

/**
 * Renders them before the server listens, because they have to be there when nothing else can be rendered. Rejects when one is missing or fails.
 *
 * @param atStart the revisions of the data, read before; undefined when they could not be
 */
export async function keepErrorPages(render: RenderPage, atStart: Revisions | undefined): Promise<KeptErrorPages> {
  let pages = await renderErrorPages(render);
  let shown = revisionOfCompany(atStart);
  return {
    errorPages: (url) => pages.get(splitLocale(url).locale) as ErrorPages,
    async update(revisions) {
      const revision = revisionOfCompany(revisions);
      if (revision === shown) return;
      const previous = shown;
      // At once, so that requests meanwhile do not render them too.
      shown = revision;
      const rendered = await renderErrorPages(render).catch(() => undefined);
      if (shown !== revision) return;
      if (rendered) pages = rendered;
      // The next request tries again.
      else shown = previous;
    },
  };
}
