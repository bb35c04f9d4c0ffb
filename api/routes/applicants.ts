import multipart from '@fastify/multipart';
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { servedPaths } from '#contract/api-paths';
import { ApplicationRequest } from '#contract/application';
import { limits } from '#contract/limits';
import { ErrorBody, Receipt } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiDependencies } from '../dependencies.ts';
import { tokenScheme } from '../docs/openapi.ts';
import { budgets } from '../guards/rate-limit.ts';
import { submissionGuards } from '../guards/submission-guards.ts';
import { type ApplicationForm, FormTooLarge, readApplicationForm } from '../http/application-form.ts';
import type { ApiInstance } from '../http/instance.ts';
import { Refusal } from '../http/refusal.ts';
import { submissionFailures } from '../http/replies.ts';
import { validatorCompiler } from '../http/validation.ts';
import type { SentForm } from '../services/accept-submission.ts';
import { submitApplication } from '../services/submit-application.ts';
import { checkApplication } from './check-application.ts';
import { receiptOf, SubmissionHeaders, sentFormOf } from './submission-http.ts';

/** The form as the documentation shows it; the handler reads and checks it part by part. */
const ApplicationParts = ApplicationRequest.extend({
  resume: z.string().meta({ format: 'binary', description: `A PDF by its content, of at most ${limits.resume} bytes.` }),
});

/** To be registered in a scope of its own: only these paths accept multipart forms, and they accept nothing else. */
export async function applicantRoutes(app: ApiInstance, deps: ApiDependencies): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { throwFileSizeLimit: false });

  const guards = submissionGuards(deps, 'applications', budgets.application);
  for (const url of servedPaths('applicants'))
    app.post(url, {
      onRequest: [...guards, refuseDeclaredSize],
      validatorCompiler: checkAllButBody,
      schema: {
        summary: 'Apply for a position',
        consumes: ['multipart/form-data'],
        security: [{ [tokenScheme]: [] }],
        headers: SubmissionHeaders,
        body: ApplicationParts,
        response: {
          201: Receipt.describe('Stored, with the résumé.'),
          404: ErrorBody.describe('There is no such position.'),
          409: ErrorBody.describe('The position is no longer open.'),
          ...submissionFailures,
        },
      },
      handler: async (request, reply) => {
        const form = await readApplicationForm(request, deps.files);
        // Ended before the response is sent, so that nobody is told of a refusal while the file is still there.
        const sent = sentFormOf(request, deps.settings.origin);
        const receipt = await submit(deps, form, sent).finally(() => form.resume?.draft.discard());
        return reply.code(201).send(receipt);
      },
    });
}

/** The body is not there yet when schemas are checked: it is read as a stream. */
const checkAllButBody: FastifySchemaCompiler<unknown> = (route) =>
  route.httpPart === 'body' ? (body: unknown) => ({ value: body }) : validatorCompiler(route);

/** A form whose declared length is too large is not read at all. */
async function refuseDeclaredSize(request: FastifyRequest): Promise<void> {
  if (Number(request.headers['content-length']) > limits.application) throw new FormTooLarge('The form declares too many bytes');
}

async function submit(deps: ApiDependencies, form: ApplicationForm, sent: SentForm): Promise<Receipt> {
  const { request, resume } = checkApplication(form);
  const outcome = await submitApplication(deps, request, resume, sent);
  if (outcome.ok || outcome.reason === 'key-reused') return receiptOf(outcome);
  switch (outcome.reason) {
    case 'unknown-career':
      throw new Refusal(404, { key: 'application.careerClosed' });
    case 'career-closed':
      throw new Refusal(409, { key: 'application.careerClosed' });
  }
}
