import formBody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { apiPaths } from '#contract/api-paths';
import type { FormOutcome } from '#contract/form-outcome';
import { limits } from '#contract/limits';
import { messages } from '#contract/messages';
import { ErrorBody, Receipt } from '#contract/schema';
import { urls } from '#contract/urls';
import { sendStaticResponse } from '../assets/static-response.ts';
import { renderedResponse } from '../pages/page-cache.ts';
import type { RenderedPage, RenderPage } from '../pages/page-renderer.ts';
import { limitRunning } from '../protection/concurrency-limit.ts';
import { fileForm, type PostedForm, textForm } from './posted-form.ts';
import { type SubmitForm, senderOf } from './submit-form.ts';

/** The forms that a browser without JavaScript sends to the page they stand on. */
const textForms = [
  { form: 'quote', page: urls.contact, api: apiPaths.quotes, failed: messages.quote.failed },
  { form: 'review', page: urls.home, api: apiPaths.reviews, failed: messages.review.failed },
] as const;
const application = { form: 'application', page: urls.careers, api: apiPaths.applicants, failed: messages.application.failed } as const;
type Form = (typeof textForms)[number] | typeof application;

/** Applications without JavaScript that are in memory at the same time; each of them may be as large as an application. */
const applicationsAtOnce = { most: 8, mostOfOne: 3 };

/**
 * Pages that are made for refused forms. A page costs much more than a refusal, and whoever floods the site with forms would be sent one
 * for each; beyond this they are told in one line. People stay far below.
 */
const refusalsWithPage = { points: 20, duration: 1 };

/** Seconds after which someone may try again who came while too much was running. */
const busyRetry = 5;

export interface FormPostOptions {
  submit: SubmitForm;
  render: RenderPage;
}

/**
 * Takes forms from browsers without JavaScript, hands them to the API, and answers with the same page: the receipt, or what was
 * typed with the same messages. A form that is sent again by reloading is the same form, so it is stored once.
 */
export async function acceptFormPosts(app: FastifyInstance, { submit, render }: FormPostOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  const pages = new RateLimiterMemory(refusalsWithPage);

  await app.register(async (scope) => {
    await scope.register(formBody, { bodyLimit: limits.requestBody });
    for (const form of textForms) accept(scope, form, ({ body }) => textForm(form.form, body));
  });

  await app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: limits.application }, (_request, body, done) =>
      done(null, body),
    );
    limitRunning(scope, applicationsAtOnce);
    accept(scope, application, ({ headers, body }) =>
      fileForm(application.form, headers['content-type'] ?? '', (body ?? Buffer.alloc(0)) as Buffer<ArrayBuffer>),
    );
  });

  function accept(scope: FastifyInstance, form: Form, read: (request: FastifyRequest) => PostedForm | Promise<PostedForm>): void {
    scope.post(form.page, {
      errorHandler: (error: FastifyError, request, reply) => {
        request.log.info({ err: error }, 'form refused');
        if (error.statusCode === 503) reply.header('retry-after', busyRetry);
        return answer(request, reply, form, {}, refusal(error));
      },
      handler: async (request, reply) => {
        const posted = await read(request);
        const { result, retryAfter } = await submitted(form, posted, request);
        if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
        return answer(request, reply, form, posted.values, result);
      },
    });
  }

  async function submitted(
    form: Form,
    { key, type, body }: PostedForm,
    request: FastifyRequest,
  ): Promise<{ result: FormOutcome['result']; retryAfter: string | undefined }> {
    try {
      const answer = await submit({
        path: form.api,
        type,
        body,
        idempotencyKey: key,
        address: request.ip,
        host: request.host,
        sender: senderOf(request.headers),
      });
      return { result: resultOf(form, answer.status, answer.body), retryAfter: answer.retryAfter };
    } catch (error) {
      request.log.error({ err: error }, 'form could not be handed to the API');
      return { result: failure(503, form.failed), retryAfter: String(busyRetry) };
    }
  }

  async function page(form: Form, outcome: FormOutcome, request: FastifyRequest): Promise<RenderedPage | undefined> {
    return render(form.page, outcome).catch((error: unknown) => {
      request.log.error({ err: error }, 'the page that answers a form could not be made');
      return undefined;
    });
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    form: Form,
    values: PostedForm['values'],
    result: FormOutcome['result'],
  ) {
    const status = result.ok ? 200 : result.status;
    const rendered = (result.ok || (await hasPoint(pages))) && (await page(form, { form: form.form, values, result }, request));
    if (rendered && rendered.status === 200) return sendStaticResponse(request, reply, renderedResponse(rendered, 'no-store'), status);
    // Whatever is wrong with the page, the visitor has to know whether the form has arrived.
    return reply.code(status).type('text/plain; charset=utf-8').send(inWords(form, result));
  }
}

const hasPoint = (limiter: RateLimiterMemory): Promise<boolean> =>
  limiter.consume('everyone').then(
    () => true,
    () => false,
  );

const failure = (status: number, message: string): FormOutcome['result'] => ({ ok: false, status, message, errors: {} });

function resultOf(form: Form, status: number, body: unknown): FormOutcome['result'] {
  if (status >= 200 && status < 300) return { ok: true, receipt: Receipt.parse(body) };
  const { message = form.failed, errors = {} } = ErrorBody.partial().safeParse(body).data ?? {};
  return { ok: false, status, message, errors };
}

const refusals: Record<number, string> = {
  413: messages.http.bodyTooLarge,
  415: messages.http.unsupportedType,
  503: messages.http.unavailable,
};

/** For a body that could not be read. */
function refusal({ statusCode = 400 }: FastifyError): FormOutcome['result'] {
  const message = refusals[statusCode];
  return message === undefined ? failure(400, messages.http.malformed) : failure(statusCode, message);
}

const inWords = (form: Form, result: FormOutcome['result']) =>
  result.ok ? `${messages[form.form].sent} Reference: ${result.receipt.reference}` : result.message;
