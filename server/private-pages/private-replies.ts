import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiTexts } from '#api/settings';
import { type Locale, localizedPath } from '#contract/locales';
import { ErrorBody } from '#contract/schema';
import { sendStaticResponse } from '../assets/static-response.ts';
import { renderedResponse } from '../pages/page-cache.ts';
import type { PageExtras, RenderPage } from '../pages/page-renderer.ts';
import type { ApiResponse, SubmitForm } from '../plain-forms/submit-form.ts';
import type { ReadApi } from './read-api.ts';

export interface PrivatePageOptions {
  read: ReadApi;
  submit: SubmitForm;
  render: RenderPage;
  texts: Record<Locale, Pick<ApiTexts, 'messages'>>;
}

/** Seconds until Retry-After when the API cannot be reached. */
const busyRetrySeconds = 5;

/** The URL is the credential: neither page nor URL may be cached, indexed or sent as a referrer. */
export const privateHeaders = {
  'cache-control': 'no-store',
  // Not `no-referrer`: browsers then send the form with the origin `null`, which is refused.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
};

/** Answers on pages behind the link of one person. */
export function privateReplies({ render, texts }: Pick<PrivatePageOptions, 'render' | 'texts'>) {
  /** The page that is rendered at a path. */
  async function send(request: FastifyRequest, reply: FastifyReply, page: { path: string; status: number; extras?: PageExtras }) {
    reply.headers(privateHeaders);
    const rendered = await render(page.path, page.extras);
    // A page with a form that was refused is rendered as any other.
    if (!rendered || (page.status === 404) !== (rendered.status === 404)) throw new Error('A page behind a link could not be rendered');
    return sendStaticResponse(request, reply, renderedResponse(rendered, 'no-store'), page.status);
  }

  return {
    send,

    redirect: (reply: FastifyReply, path: string) => reply.headers(privateHeaders).redirect(path, 303),

    /** The page that there is nothing, or why not now in a line. */
    async refuse(request: FastifyRequest, reply: FastifyReply, locale: Locale, { status, body, retryAfter }: ApiResponse) {
      if (status === 404) return send(request, reply, { path: localizedPath('/404', locale), status });
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      const { message = texts[locale].messages['http.serverError'] } = ErrorBody.partial().safeParse(body).data ?? {};
      return reply.headers(privateHeaders).code(status).type('text/plain; charset=utf-8').send(message);
    },

    failure(request: FastifyRequest, error: unknown): ApiResponse {
      request.log.error({ err: error }, 'what the link of somebody opens could not be read from the API');
      return { status: 503, body: {}, retryAfter: String(busyRetrySeconds) };
    },
  };
}
