import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PreviewJob } from '#api/office/routes/site/preview-job';
import { type Locale, localizedPath, siteLocales } from '#contract/locales';
import { jobPreview } from '#contract/urls';
import { sendStaticResponse } from '../assets/static-response.ts';
import type { LocalizedErrorPages } from './error-pages.ts';
import { renderedResponse } from './page-cache.ts';
import type { RenderPage } from './page-renderer.ts';

export interface PreviewOptions {
  render: RenderPage;
  errorPages: LocalizedErrorPages;
  previewJob: PreviewJob;
}

/**
 * Pages as visitors will see them, for staff alone and only in a frame of the Office: to anybody else there is no such page. Rendered for each
 * request, and kept by nobody.
 */
export function servePreviews(app: FastifyInstance, { render, errorPages, previewJob }: PreviewOptions): void {
  for (const locale of siteLocales) {
    const path = localizedPath(jobPreview, locale);
    app.get(path, (request, reply) => send(request, reply, path, locale));
  }

  async function send(request: FastifyRequest, reply: FastifyReply, path: string, locale: Locale): Promise<FastifyReply> {
    const job = await previewJob(request, (request.query as { job?: unknown }).job, locale);
    const page = job && (await render(path, { preview: { job } }));
    if (page?.status !== 200) return sendStaticResponse(request, reply, errorPages(request.url).notFound, 404);
    reply.headers({ 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex' });
    const csp = page.csp?.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
    return sendStaticResponse(request, reply, renderedResponse({ ...page, csp }, 'no-store'));
  }
}
