import multipart from '@fastify/multipart';
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { servedPaths } from '#contract/api-paths';
import { ApplicationRequest } from '#contract/application';
import { limits } from '#contract/limits';
import { messages } from '#contract/messages';
import { ErrorBody, Receipt } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiDependencies } from '../dependencies.ts';
import { tokenScheme } from '../docs/openapi.ts';
import { budgets } from '../guards/rate-limit.ts';
import { submissionGuards } from '../guards/submission-guards.ts';
import { type ApplicationForm, FormTooLarge, readApplicationForm } from '../http/application-form.ts';
import { checkApplication } from '../http/check-application.ts';
import type { ApiInstance } from '../http/instance.ts';
import { submissionFailures } from '../http/replies.ts';
import { idempotencyKeyOf, SubmissionHeaders, type SubmissionReply, submissionReply } from '../http/submission-reply.ts';
import { type InputErrors, validatorCompiler } from '../http/validation.ts';
import { submitApplication } from '../services/submit-application.ts';

/** The form as the documentation shows it; the handler reads and checks it part by part. */
const ApplicationParts = ApplicationRequest.extend({
  resume: z.string().meta({ format: 'binary', description: `A PDF by its content, of at most ${limits.resume} bytes.` }),
});

type ApplicationReply = SubmissionReply | { code: 404 | 409 | 413 | 422; body: ErrorBody };

/** To be registered in a scope of its own: these paths alone take multipart forms, and they take nothing else. */
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
        // Ended before the answer goes out, so that nobody is told of a refusal while the file is still there.
        const { code, body } = await applicationReply(deps, form, idempotencyKeyOf(request.headers)).finally(() =>
          form.resume?.draft.discard(),
        );
        return reply.code(code).send(body);
      },
    });
}

/** The body is not there yet when schemas are checked: it is read as a stream. */
const checkAllButBody: FastifySchemaCompiler<unknown> = (route) =>
  route.httpPart === 'body' ? (body: unknown) => ({ value: body }) : validatorCompiler(route);

/** A form that says itself that it is too large is not read at all. */
async function refuseDeclaredSize(request: FastifyRequest): Promise<void> {
  if (Number(request.headers['content-length']) > limits.application) throw new FormTooLarge('The form declares too many bytes');
}

const firstOf = (errors: InputErrors): string => Object.values(errors)[0] ?? messages.correctFields;

async function applicationReply(deps: ApiDependencies, form: ApplicationForm, key: string | undefined): Promise<ApplicationReply> {
  const checked = checkApplication(form);
  if (!checked.ok) return { code: checked.status, body: { message: firstOf(checked.errors), errors: checked.errors } };
  const outcome = await submitApplication(deps, checked.request, checked.resume, key);
  if (outcome.ok || outcome.reason === 'key-reused') return submissionReply(outcome);
  switch (outcome.reason) {
    case 'unknown-career':
      return { code: 404, body: { message: messages.application.careerClosed } };
    case 'career-closed':
      return { code: 409, body: { message: messages.application.careerClosed } };
  }
}
