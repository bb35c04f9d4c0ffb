import type { StaticResponse } from '../assets/static-response.ts';
import { renderedResponse } from './page-cache.ts';
import type { RenderPage } from './page-renderer.ts';

/** Rendered before the server listens, because they have to be there when nothing else can be rendered. */
export interface ErrorPages {
  notFound: StaticResponse;
  fault: StaticResponse;
}

const errorPaths = { notFound: '/404', fault: '/500' } as const;

/** Whether a path is that of an error page, which for visitors is a path without a page. */
export const isErrorPath = (path: string) => path === errorPaths.notFound || path === errorPaths.fault;

/** Rejects when the site has no such page, or it fails. */
export async function renderErrorPages(render: RenderPage): Promise<ErrorPages> {
  async function renderErrorPage(path: string): Promise<StaticResponse> {
    const rendered = await render(path);
    if (!rendered) throw new Error(`The site has no page for ${path}`);
    return renderedResponse(rendered, 'no-cache');
  }
  return { notFound: await renderErrorPage(errorPaths.notFound), fault: await renderErrorPage(errorPaths.fault) };
}
