import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PreviewJob } from '#api/office/routes/site/preview-job';
import type { PreviewTexts } from '#api/office/routes/site/preview-texts';
import { defaultLocale, localizedPath, siteLocales } from '#contract/locales';
import { officePath } from '#contract/office/paths';
import { previewedPath, textPreviewPath } from '#contract/office/text-preview';
import { jobPreview, urls } from '#contract/urls';
import { sendStaticResponse } from '../assets/static-response.ts';
import { isErrorPath, type LocalizedErrorPages } from './error-pages.ts';
import { renderedResponse } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import type { RenderedPage, RenderPage } from './page-renderer.ts';

export interface PreviewOptions {
  render: RenderPage;
  errorPages: LocalizedErrorPages;
  previewJob: PreviewJob;
  previewTexts: PreviewTexts;
}

/**
 * Pages as visitors will see them, for staff alone and only in a frame of the Office: to anybody else there is no such page. Rendered for each
 * request, and kept by nobody.
 */
export function servePreviews(app: FastifyInstance, { render, errorPages, previewJob, previewTexts }: PreviewOptions): void {
  for (const locale of siteLocales) {
    const path = localizedPath(jobPreview, locale);
    app.get(path, async (request, reply) => {
      const job = await previewJob(request, (request.query as { job?: unknown }).job, locale);
      return send(request, reply, job && (await render(path, { preview: { job } })));
    });
  }

  for (const path of [urls.home, '/*'])
    app.get(textPreviewPath(path, defaultLocale), async (request, reply) => {
      const drafts = await previewTexts(request);
      const page = pageKey(previewedPath(request.url) ?? urls.home);
      return send(request, reply, drafts && page !== officePath ? await render(page, { preview: { drafts } }) : undefined, page);
    });

  async function send(request: FastifyRequest, reply: FastifyReply, page: RenderedPage | undefined, path = ''): Promise<FastifyReply> {
    const isShown = page?.contentType.startsWith('text/html') && (page.status === 200 || isErrorPath(path));
    if (!page || !isShown) return sendStaticResponse(request, reply, errorPages(request.url).notFound, 404);
    reply.headers({ 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex' });
    const csp = page.csp?.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
    // The Office embeds only what keeps its own policy; nobody goes on from a preview by itself.
    return sendStaticResponse(request, reply, renderedResponse({ ...page, csp, embedderPolicy: undefined, speculates: false }, 'no-store'));
  }
}
