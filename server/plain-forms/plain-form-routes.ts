import formBody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { ApiTexts } from '#api/settings';
import type { FormOutcome } from '#contract/form-outcome';
import { allForms } from '#contract/forms/all-forms';
import { type FormDefinition, hasFile } from '#contract/forms/form-definition';
import { limits } from '#contract/limits';
import { type Locale, localizedPath, siteLocales } from '#contract/locales';
import { sendStaticResponse } from '../assets/static-response.ts';
import { renderedResponse } from '../pages/page-cache.ts';
import type { RenderedPage, RenderPage } from '../pages/page-renderer.ts';
import { limitConcurrency } from '../protection/concurrency-limit.ts';
import { failure, outcomeText, resultOf, resultOfBadRequest } from './form-result.ts';
import { fileForm, type PostedForm, textForm } from './posted-form.ts';
import { originHeadersOf, type SubmitForm, visitOfPage } from './submit-form.ts';

/** The page of a form in one language. */
interface FormPage {
  form: FormDefinition;
  locale: Locale;
  path: string;
}

/** Forms with a file that are in memory at the same time; each of them may be as large as an application. */
const concurrentFileForms = { max: 8, maxPerClient: 3 };

/**
 * Pages rendered for refused forms, per second. A page costs much more than a refusal, and a flood of forms would cause one for each; above
 * this limit the response is one line of text. People stay far below it.
 */
const refusalPages = { points: 20, duration: 1 };

/** Seconds until Retry-After when too many forms are being processed. */
const busyRetrySeconds = 5;

export interface PlainFormOptions {
  submit: SubmitForm;
  render: RenderPage;
  texts: Record<Locale, Pick<ApiTexts, 'messages'>>;
}

/**
 * Accepts forms from browsers without JavaScript, submits them to the API, and responds with the page of the form in its language: with the
 * receipt, or with the input and the same messages. A form sent again by a reload is the same submission, so it is stored once.
 */
export async function acceptFormPosts(app: FastifyInstance, { submit, render, texts }: PlainFormOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  const pages = new RateLimiterMemory(refusalPages);

  await app.register(async (scope) => {
    await scope.register(formBody, { bodyLimit: limits.requestBody });
    for (const form of allForms.filter((one) => !hasFile(one))) accept(scope, form, ({ body }) => textForm(form, body));
  });

  await app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: limits.application }, (_request, body, done) =>
      done(null, body),
    );
    limitConcurrency(scope, concurrentFileForms);
    for (const form of allForms.filter(hasFile))
      accept(scope, form, ({ headers, body }) =>
        fileForm(form, headers['content-type'] ?? '', (body ?? Buffer.alloc(0)) as Buffer<ArrayBuffer>),
      );
  });

  type ReadForm = (request: FastifyRequest) => PostedForm | Promise<PostedForm>;

  function accept(scope: FastifyInstance, form: FormDefinition, read: ReadForm): void {
    for (const locale of siteLocales) acceptOn(scope, { form, locale, path: localizedPath(form.page, locale) }, read);
  }

  function acceptOn(scope: FastifyInstance, page: FormPage, read: ReadForm): void {
    scope.post(page.path, {
      errorHandler: (error: FastifyError, request, reply) => {
        request.log.info({ err: error }, 'form refused');
        if (error.statusCode === 503) reply.header('retry-after', busyRetrySeconds);
        return respond(request, reply, page, {}, resultOfBadRequest(error, texts[page.locale].messages));
      },
      handler: async (request, reply) => {
        const posted = await read(request);
        const { result, retryAfter } = await submitted(page, posted, request);
        if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
        return respond(request, reply, page, posted.values, result);
      },
    });
  }

  async function submitted(
    { form, locale, path }: FormPage,
    { idempotencyKey, type, body }: PostedForm,
    request: FastifyRequest,
  ): Promise<{ result: FormOutcome['result']; retryAfter: string | undefined }> {
    try {
      const { ip, host, headers } = request;
      const originHeaders = originHeadersOf(headers);
      const visit = visitOfPage(headers, path);
      const response = await submit({ path: form.apiPath, type, body, idempotencyKey, locale, ip, host, originHeaders, visit });
      return { result: resultOf(form, response, texts[locale].messages), retryAfter: response.retryAfter };
    } catch (error) {
      request.log.error({ err: error }, 'form could not be submitted to the API');
      return { result: failure(503, texts[locale].messages[form.messages.failed]), retryAfter: String(busyRetrySeconds) };
    }
  }

  async function renderOutcome(path: string, outcome: FormOutcome, request: FastifyRequest): Promise<RenderedPage | undefined> {
    return render(path, { form: outcome }).catch((error: unknown) => {
      request.log.error({ err: error }, 'the page with the outcome of a form could not be rendered');
      return undefined;
    });
  }

  async function respond(
    request: FastifyRequest,
    reply: FastifyReply,
    { form, path, locale }: FormPage,
    values: PostedForm['values'],
    result: FormOutcome['result'],
  ) {
    const status = result.ok ? 200 : result.status;
    const mayRender = result.ok || (await hasPoint(pages));
    const rendered = mayRender && (await renderOutcome(path, { form: form.name, values, result }, request));
    if (rendered && rendered.status === 200) return sendStaticResponse(request, reply, renderedResponse(rendered, 'no-store'), status);
    // Even without the page, the visitor has to know whether the form has arrived.
    return reply
      .code(status)
      .type('text/plain; charset=utf-8')
      .send(outcomeText(form, result, texts[locale].messages));
  }
}

const hasPoint = (limiter: RateLimiterMemory): Promise<boolean> =>
  limiter.consume('everyone').then(
    () => true,
    () => false,
  );
