import { quoteForm } from '#contract/forms/quote';
import { limits } from '#contract/limits';
import { QuoteRequest } from '#contract/quote';
import { Receipt } from '#contract/schema';
import type { ApiDependencies } from '../dependencies.ts';
import { tokenScheme } from '../docs/openapi.ts';
import { budgets } from '../guards/rate-limit.ts';
import { submissionGuards } from '../guards/submission-guards.ts';
import type { ApiInstance } from '../http/instance.ts';
import { submissionFailures } from '../http/replies.ts';
import { submitQuote } from '../services/submit-quote.ts';
import { receiptOf, SubmissionHeaders, sentFormOf } from './submission-http.ts';

export function quoteRoutes(app: ApiInstance, deps: ApiDependencies): void {
  app.post(quoteForm.apiPath, {
    bodyLimit: limits.requestBody,
    onRequest: submissionGuards(deps, 'quotes', budgets.form),
    config: { form: quoteForm },
    schema: {
      summary: 'Ask for a quote',
      security: [{ [tokenScheme]: [] }],
      headers: SubmissionHeaders,
      body: QuoteRequest,
      response: { 201: Receipt.describe('Stored. The reference is in the confirmation mail too.'), ...submissionFailures },
    },
    handler: async (request, reply) => {
      const accepted = await submitQuote(deps, request.body, sentFormOf(request, deps.settings.origin));
      return reply.code(201).send(receiptOf(accepted));
    },
  });
}
