import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApplicationStatus, statusPaths } from '#contract/application-status';
import { type Locale, localizedPath, siteLocales } from '#contract/locales';
import { applicationStatusPage, applicationWithdrawalPage } from '#contract/urls';
import { originHeadersOf } from '../plain-forms/submit-form.ts';
import { type PrivatePageOptions, privateReplies } from './private-replies.ts';

interface OfLink {
  Params: { token: string };
}
type TokenRequest = FastifyRequest<OfLink>;

/**
 * The pages behind an applicant's link: the status of the application, and the confirmation of its withdrawal. They have no script, are never
 * cached, and call the API like any other client, so that its limits hold.
 */
export async function serveApplicantPages(app: FastifyInstance, options: PrivatePageOptions): Promise<void> {
  const { read, submit } = options;
  const { send, redirect, refuse, failure } = privateReplies(options);
  app.removeAllContentTypeParsers();
  // The form has nothing in it but its button.
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  for (const locale of siteLocales) {
    const at = (page: (token: string) => string) => localizedPath(page(':token'), locale);
    app.get<OfLink>(at(applicationStatusPage), (request, reply) => show(request, reply, locale, applicationStatusPage));
    app.get<OfLink>(at(applicationWithdrawalPage), (request, reply) => show(request, reply, locale, applicationWithdrawalPage));
    app.post<OfLink>(at(applicationWithdrawalPage), (request, reply) => withdraw(request, reply, locale));
  }

  /** Shows a page, or redirects to the status when the page is not for an application in this state. */
  async function show(request: TokenRequest, reply: FastifyReply, locale: Locale, page: (token: string) => string): Promise<FastifyReply> {
    const { token } = request.params;
    const path = statusPaths.status(encodeURIComponent(token));
    const response = await read({ path, locale, ip: request.ip }).catch((error: unknown) => failure(request, error));
    const application = response.status === 200 ? ApplicationStatus.parse(response.body) : undefined;
    if (!application) return refuse(request, reply, locale, response);
    if (page === applicationWithdrawalPage && !application.canWithdraw)
      return redirect(reply, localizedPath(applicationStatusPage(token), locale));
    return send(request, reply, { path: localizedPath(page(token), locale), status: 200, extras: { application } });
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
    return redirect(reply, localizedPath(applicationStatusPage(params.token), locale));
  }
}
