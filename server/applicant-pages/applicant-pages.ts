import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiTexts } from '#api/settings';
import { ApplicationStatus, statusPaths } from '#contract/application-status';
import { type Locale, localizedPath, siteLocales } from '#contract/locales';
import { ErrorBody } from '#contract/schema';
import { applicationStatusPage, applicationWithdrawalPage } from '#contract/urls';
import { sendStaticResponse } from '../assets/static-response.ts';
import { renderedResponse } from '../pages/page-cache.ts';
import type { RenderPage } from '../pages/page-renderer.ts';
import { type ApiResponse, originHeadersOf, type SubmitForm } from '../plain-forms/submit-form.ts';
import type { FetchStatus } from './fetch-status.ts';

export interface ApplicantPageOptions {
  fetchStatus: FetchStatus;
  submit: SubmitForm;
  render: RenderPage;
  texts: Record<Locale, Pick<ApiTexts, 'messages'>>;
}

/** The URL is the credential: neither page nor URL may be cached, indexed or sent as a referrer. */
const privateHeaders = {
  'cache-control': 'no-store',
  // Not `no-referrer`: browsers then send the form with the origin `null`, which is refused.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
};

/** Seconds until Retry-After when the API cannot be reached. */
const busyRetrySeconds = 5;

interface OfLink {
  Params: { token: string };
}
type TokenRequest = FastifyRequest<OfLink>;

/**
 * The pages behind an applicant's link: the status of the application, and the confirmation of its withdrawal. They have no script, are never
 * cached, and call the API like any other client, so that its limits hold.
 */
export async function serveApplicantPages(app: FastifyInstance, options: ApplicantPageOptions): Promise<void> {
  const { fetchStatus, submit, render, texts } = options;
  app.removeAllContentTypeParsers();
  // The form has nothing in it but its button.
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  for (const locale of siteLocales) {
    const at = (page: (token: string) => string) => localizedPath(page(':token'), locale);
    app.get<OfLink>(at(applicationStatusPage), (request, reply) => show(request, reply, locale, applicationStatusPage, () => true));
    app.get<OfLink>(at(applicationWithdrawalPage), (request, reply) =>
      show(request, reply, locale, applicationWithdrawalPage, ({ canWithdraw }) => canWithdraw),
    );
    app.post<OfLink>(at(applicationWithdrawalPage), (request, reply) => withdraw(request, reply, locale));
  }

  /** Shows a page, or redirects to the status when the page is not for an application in this state. */
  async function show(
    request: TokenRequest,
    reply: FastifyReply,
    locale: Locale,
    page: (token: string) => string,
    isFor: (status: ApplicationStatus) => boolean,
  ): Promise<FastifyReply> {
    const { token } = request.params;
    const response = await fetchStatus({ token, locale, ip: request.ip }).catch((error: unknown) => failure(request, error));
    const status = response.status === 200 ? ApplicationStatus.parse(response.body) : undefined;
    if (!status) return refuse(request, reply, locale, response);
    if (!isFor(status)) return reply.headers(privateHeaders).redirect(localizedPath(applicationStatusPage(token), locale), 303);
    return send(request, reply, localizedPath(page(token), locale), 200, status);
  }

  async function withdraw(request: TokenRequest, reply: FastifyReply, locale: Locale): Promise<FastifyReply> {
    const { ip, host, headers, params } = request;
    const response = await submit({
      ...{ path: statusPaths.withdrawal(encodeURIComponent(params.token)), type: 'application/json', body: '{}', locale, ip, host },
      ...{ idempotencyKey: randomUUID(), originHeaders: originHeadersOf(headers) },
    }).catch((error: unknown) => failure(request, error));
    // 409: withdrawn or decided meanwhile, which the page shows.
    const isKnown = response.status === 200 || response.status === 409;
    if (!isKnown) return refuse(request, reply, locale, response);
    return reply.headers(privateHeaders).redirect(localizedPath(applicationStatusPage(params.token), locale), 303);
  }

  async function send(request: FastifyRequest, reply: FastifyReply, path: string, status: number, application?: ApplicationStatus) {
    reply.headers(privateHeaders);
    const rendered = await render(path, { application });
    if (rendered?.status !== status) throw new Error('The page of an applicant could not be rendered');
    return sendStaticResponse(request, reply, renderedResponse(rendered, 'no-store'), status);
  }

  async function refuse(request: FastifyRequest, reply: FastifyReply, locale: Locale, { status, body, retryAfter }: ApiResponse) {
    if (status === 404) return send(request, reply, localizedPath('/404', locale), 404);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    const { message = texts[locale].messages['http.serverError'] } = ErrorBody.partial().safeParse(body).data ?? {};
    return reply.headers(privateHeaders).code(status).type('text/plain; charset=utf-8').send(message);
  }

  function failure(request: FastifyRequest, error: unknown): ApiResponse {
    request.log.error({ err: error }, 'the status of an application could not be read from the API');
    return { status: 503, body: {}, retryAfter: String(busyRetrySeconds) };
  }
}
