import { randomUUID } from 'node:crypto';
import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { honeypotField } from '#contract/forms/spam-hints';
import { JobAlertState, jobAlertPaths } from '#contract/job-alerts/job-alerts';
import type { ShownJobAlerts } from '#contract/job-alerts/shown-job-alerts';
import { limits } from '#contract/limits';
import { type Locale, localizedPath, siteLocales } from '#contract/locales';
import { ErrorBody } from '#contract/schema';
import { jobAlertConfirmation, jobAlertLeaving, jobAlertsPage } from '#contract/urls';
import { type ApiResponse, originHeadersOf } from '../plain-forms/submit-form.ts';
import { type PrivatePageOptions, privateReplies } from './private-replies.ts';
import { valuesOf } from './values-of.ts';

interface OfLink {
  Params: { token: string };
}
type TokenRequest = FastifyRequest<OfLink>;

/**
 * The form by which visitors ask to hear of new jobs, and the pages behind the links of its mails, which have a button each: programs that look for
 * malware open links. They have no script, are never cached, and call the API like any other client, so that its limits hold.
 */
export async function serveJobAlertPages(app: FastifyInstance, options: PrivatePageOptions): Promise<void> {
  const { read, submit } = options;
  const { send, refuse, failure } = privateReplies(options);
  app.removeAllContentTypeParsers();
  await app.register(formBody, { bodyLimit: limits.requestBody });
  // RFC 8058 allows this type too; what is in it says nothing that the path does not.
  app.addContentTypeParser('multipart/form-data', (_request, body, done) => {
    body.resume();
    done(null);
  });

  for (const locale of siteLocales) {
    const at = (path: string) => localizedPath(path, locale);
    app.post(at(jobAlertsPage), (request, reply) => ask(request, reply, locale));
    app.get<OfLink>(at(jobAlertConfirmation(':token')), (request, reply) => showConfirmation(request, reply, locale));
    app.post<OfLink>(at(jobAlertConfirmation(':token')), (request, reply) => confirm(request, reply, locale));
    app.get<OfLink>(at(jobAlertLeaving(':token')), (request, reply) => showLeaving(request, reply, locale));
    app.post<OfLink>(at(jobAlertLeaving(':token')), (request, reply) => leave(request, reply, locale));
  }

  const show = (request: FastifyRequest, reply: FastifyReply, locale: Locale, jobAlerts: ShownJobAlerts, status = 200) =>
    send(request, reply, { path: localizedPath(jobAlertsPage, locale), status, extras: { jobAlerts } });

  function post(request: FastifyRequest, path: string, body: object, locale: Locale): Promise<ApiResponse> {
    const { ip, host, headers } = request;
    return submit({
      ...{ path, type: 'application/json', body: JSON.stringify(body), locale, ip, host },
      ...{ idempotencyKey: randomUUID(), originHeaders: originHeadersOf(headers) },
    }).catch((error: unknown) => failure(request, error));
  }

  async function ask(request: FastifyRequest, reply: FastifyReply, locale: Locale): Promise<FastifyReply> {
    const { email = '', [honeypotField]: remark } = valuesOf(request.body);
    const response = await post(request, jobAlertPaths.alerts, { email, ...(remark && { [honeypotField]: remark }) }, locale);
    if (response.status === 202) return show(request, reply, locale, { state: 'asked' });
    if (response.status !== 422) return refuse(request, reply, locale, response);
    const { message = '', errors = {} } = ErrorBody.partial().safeParse(response.body).data ?? {};
    return show(request, reply, locale, { state: 'refused', email, message: errors.email ?? message }, response.status);
  }

  async function showConfirmation(request: TokenRequest, reply: FastifyReply, locale: Locale): Promise<FastifyReply> {
    const { token } = request.params;
    const response = await get(request, jobAlertPaths.confirmation(encodeURIComponent(token)), locale);
    if (response.status === 404) return show(request, reply, locale, { state: 'expired' }, 410);
    if (response.status !== 200) return refuse(request, reply, locale, response);
    const { state } = JobAlertState.parse(response.body);
    return show(request, reply, locale, state === 'confirmed' ? { state } : { state: 'unconfirmed', token });
  }

  async function confirm(request: TokenRequest, reply: FastifyReply, locale: Locale): Promise<FastifyReply> {
    const response = await post(request, jobAlertPaths.confirmation(encodeURIComponent(request.params.token)), {}, locale);
    if (response.status === 404) return show(request, reply, locale, { state: 'expired' }, 410);
    return response.status === 200 ? show(request, reply, locale, { state: 'confirmed' }) : refuse(request, reply, locale, response);
  }

  async function showLeaving(request: TokenRequest, reply: FastifyReply, locale: Locale): Promise<FastifyReply> {
    const { token } = request.params;
    const response = await get(request, jobAlertPaths.leaving(encodeURIComponent(token)), locale);
    if (response.status !== 200) return refuse(request, reply, locale, response);
    const { state } = JobAlertState.parse(response.body);
    return show(request, reply, locale, state === 'left' ? { state } : { state: 'leaving', token });
  }

  /** RFC 8058, 3.1: without a redirect. */
  async function leave(request: TokenRequest, reply: FastifyReply, locale: Locale): Promise<FastifyReply> {
    const response = await post(request, jobAlertPaths.leaving(encodeURIComponent(request.params.token)), {}, locale);
    return response.status === 200 ? show(request, reply, locale, { state: 'left' }) : refuse(request, reply, locale, response);
  }

  const get = (request: FastifyRequest, path: string, locale: Locale) =>
    read({ path, locale, ip: request.ip }).catch((error: unknown) => failure(request, error));
}
