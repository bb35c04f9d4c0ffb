import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '#content/messages';
import type { BuiltSite } from '../assets/built-site.ts';
import { sendDocument } from '../assets/static-response.ts';
import type { PageCache } from './page-cache.ts';
import { pageAddress, pathOf } from './page-url.ts';

/** Paths that a browser could read as another host (`//host`, `/\host`) are no pages, and never come back in a redirect. */
const isPlainPath = (path: string) => !/\/\/|\\/.test(path);

const reads = ['GET', 'HEAD'];

/**
 * Everything that no other route took: files and prerendered pages from memory, then pages rendered on demand, then the
 * not-found page. It stands in the not-found handler so that the API keeps its own answers for unknown paths.
 */
export function serveSite(app: FastifyInstance, { site, pages }: { site: BuiltSite; pages: PageCache }): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url);
    if (!isPlainPath(path)) return sendDocument(request, reply, site.notFoundPage, 404);
    if (!reads.includes(request.method)) return refuseMethod(request, reply, path);
    if (path !== '/' && path.endsWith('/')) return reply.redirect(path.slice(0, -1) + request.url.slice(path.length), 308);

    const document = site.documents.get(path);
    if (document) return sendDocument(request, reply, document);
    return sendPage(request, reply);
  });

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { page, state } = await pages.get(pageAddress(request.url));
    if (!page || page.status === 404) return sendDocument(request, reply, site.notFoundPage, 404);
    if (page.status >= 500) return sendDocument(request, reply, site.faultPage, page.status);
    if (page.location !== undefined) return reply.redirect(page.location, page.status);
    return sendDocument(request, reply.header('x-page-cache', state), page.document, page.status);
  }

  async function refuseMethod(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    const exists = site.documents.has(path) || (await pages.get(path)).page?.status === 200;
    if (!exists) return sendDocument(request, reply, site.notFoundPage, 404);
    return reply.code(405).header('allow', reads.join(', ')).send({ message: messages['http.methodNotAllowed'] });
  }
}
