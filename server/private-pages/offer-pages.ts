import { createHash } from 'node:crypto';
import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '#contract/limits';
import { type Locale, localizedPath, siteLocales } from '#contract/locales';
import { offerPaths, PublicOffer } from '#contract/offers/public-offer';
import { ErrorBody } from '#contract/schema';
import type { RefusedForm } from '#contract/shown-offer';
import { offerAcceptance, offerPage, offerPdf, offerQuestion } from '#contract/urls';
import { originHeadersOf } from '../plain-forms/submit-form.ts';
import { type PrivatePageOptions, privateHeaders, privateReplies } from './private-replies.ts';
import { valuesOf } from './values-of.ts';

interface OfLink {
  Params: { token: string };
  Querystring: { asked?: string };
}
type TokenRequest = FastifyRequest<OfLink>;

/** The place on the page where a question that was sent is acknowledged. */
const askedQuery = '?asked=1#ask';

/**
 * The page behind the link of a price offer: the customer reads it, downloads it, accepts it or asks about it. It has no script, is never cached, and
 * calls the API like any other client, so that its limits hold.
 */
export async function serveOfferPages(app: FastifyInstance, options: PrivatePageOptions): Promise<void> {
  const { read, submit } = options;
  const { send, redirect, refuse, failure } = privateReplies(options);
  app.removeAllContentTypeParsers();
  await app.register(formBody, { bodyLimit: limits.requestBody });

  for (const locale of siteLocales) {
    const at = (page: (token: string) => string) => localizedPath(page(':token'), locale);
    app.get<OfLink>(at(offerPage), (request, reply) => show(request, reply, locale));
    app.get<OfLink>(at(offerPdf), (request, reply) => download(request, reply, locale));
    // Whoever reloads, or comes back to, what a refused form has shown.
    for (const page of [offerAcceptance, offerQuestion])
      app.get<OfLink>(at(page), (request, reply) => redirect(reply, localizedPath(offerPage(request.params.token), locale)));
    app.post<OfLink>(at(offerAcceptance), (request, reply) => receive(request, reply, locale, 'accept'));
    app.post<OfLink>(at(offerQuestion), (request, reply) => receive(request, reply, locale, 'ask'));
  }

  async function show(request: TokenRequest, reply: FastifyReply, locale: Locale, refused?: RefusedForm, status = 200) {
    const { token } = request.params;
    const path = offerPaths.offer(encodeURIComponent(token));
    const response = await read({ path, locale, ip: request.ip }).catch((error: unknown) => failure(request, error));
    const shown = response.status === 200 ? PublicOffer.parse(response.body) : undefined;
    if (!shown) return refuse(request, reply, locale, response);
    // It is in one language, and so is its page.
    if (shown.locale !== locale && siteLocales.includes(shown.locale))
      return redirect(reply, localizedPath(offerPage(token), shown.locale));
    const offer = { ...shown, refused, isAsked: request.query.asked !== undefined };
    return send(request, reply, { path: localizedPath(offerPage(token), locale), status, extras: { offer } });
  }

  async function download(request: TokenRequest, reply: FastifyReply, locale: Locale) {
    const path = offerPaths.pdf(encodeURIComponent(request.params.token));
    const response = await read({ path, locale, ip: request.ip }).catch((error: unknown) => failure(request, error));
    const file = 'file' in response ? response.file : undefined;
    if (response.status !== 200 || !file) return refuse(request, reply, locale, response);
    return reply.headers({ ...privateHeaders, ...file.headers }).send(file.bytes);
  }

  async function receive(request: TokenRequest, reply: FastifyReply, locale: Locale, form: RefusedForm['form']) {
    const { ip, host, headers, params } = request;
    const token = encodeURIComponent(params.token);
    const values = valuesOf(request.body);
    const { path, body } =
      form === 'accept'
        ? { path: offerPaths.acceptance(token), body: { name: values.name ?? '', consent: values.consent === 'yes' } }
        : { path: offerPaths.questions(token), body: { question: values.question ?? '' } };
    const json = JSON.stringify(body);
    const idempotencyKey = createHash('sha256').update(`${path} ${json}`).digest('base64url');
    const response = await submit({
      ...{ path, type: 'application/json', body: json, locale, ip, host, idempotencyKey, originHeaders: originHeadersOf(headers) },
    }).catch((error: unknown) => failure(request, error));
    if (response.status === 200)
      return redirect(reply, localizedPath(offerPage(params.token), locale) + (form === 'ask' ? askedQuery : ''));
    if (response.status !== 409 && response.status !== 422) return refuse(request, reply, locale, response);
    const { message = '', errors = {} } = ErrorBody.partial().safeParse(response.body).data ?? {};
    return show(request, reply, locale, { form, message, errors, values }, response.status);
  }
}
