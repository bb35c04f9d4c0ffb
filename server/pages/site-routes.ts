import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { splitLocale } from '#contract/locales';
import { type BuiltSite, fileAt } from '../assets/built-site.ts';
import { sendStaticResponse } from '../assets/static-response.ts';
import type { LiveTexts } from '../live-texts.ts';
import { lookingOf, type ViewCounter } from '../views/view-counter.ts';
import { isErrorPath, type LocalizedErrorPages } from './error-pages.ts';
import type { PageCache } from './page-cache.ts';
import { pageKey, pathnameOf } from './page-key.ts';

/** A path that a browser could read as another host (`//host`, `/\host`) is no page, and never the target of a redirect. */
const isPlainPath = (path: string) => !/\/\/|\\/.test(path);

const allowedMethods = ['GET', 'HEAD'];

export interface SiteRoutesOptions {
  site: BuiltSite;
  pages: PageCache;
  errorPages: LocalizedErrorPages;
  texts: LiveTexts['texts'];
  /** Counts pages that are seen; undefined where nothing is stored here. */
  views?: ViewCounter | undefined;
}

/**
 * Serves what no other route matched: files from memory, then pages, then the not-found page. It is the not-found handler, so that the API
 * keeps its own responses for unknown paths.
 */
export function serveSite(app: FastifyInstance, { site, pages, errorPages, texts, views }: SiteRoutesOptions): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathnameOf(request.url);
    if (!isPlainPath(path) || isErrorPath(path)) return sendNotFound(request, reply);
    if (!allowedMethods.includes(request.method)) return refuseMethod(request, reply, path);
    if (path !== '/' && path.endsWith('/')) return reply.redirect(path.slice(0, -1) + request.url.slice(path.length), 308);

    const file = await fileAt(site, path);
    if (file) return sendStaticResponse(request, reply, file);
    return sendPage(request, reply);
  });

  /** @param explanation URL of the page of the site that says what is missing; without it the not-found page does */
  async function sendNotFound(request: FastifyRequest, reply: FastifyReply, explanation?: string): Promise<FastifyReply> {
    const page = explanation === undefined ? undefined : (await pages.get(pageKey(explanation))).page;
    return sendStaticResponse(request, reply, page?.status === 200 ? page.response : errorPages(request.url).notFound, 404);
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { page, state } = await pages.get(pageKey(request.url));
    if (page) reply.header('x-page-cache', state);
    if (!page || page.status === 404) return sendNotFound(request, reply, page?.location);
    if (page.status >= 500) return sendStaticResponse(request, reply, errorPages(request.url).serverError, page.status);
    if (page.location !== undefined) return reply.redirect(page.location, page.status);
    // 304 too: who comes again sees the page again.
    if (request.method === 'GET') views?.countPage(request.url, lookingOf(request.headers));
    return sendStaticResponse(request, reply, page.response, page.status);
  }

  async function refuseMethod(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    const exists = site.staticResponses.has(path) || site.undrawnPictures.has(path) || (await pages.get(path)).page?.status === 200;
    if (!exists) return sendNotFound(request, reply);
    const { messages } = texts[splitLocale(path).locale];
    return reply.code(405).header('allow', allowedMethods.join(', ')).send({ message: messages['http.methodNotAllowed'] });
  }
}
