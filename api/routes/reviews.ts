import { apiPaths } from '#contract/api-paths';
import { reviewForm } from '#contract/forms/review';
import { limits } from '#contract/limits';
import { PublicReview, ReviewRequest } from '#contract/review';
import { Receipt } from '#contract/schema';
import type { LocalizedSiteData } from '#contract/site-data';
import { z } from '#contract/zod';
import type { ApiDependencies } from '../dependencies.ts';
import { tokenScheme } from '../docs/openapi.ts';
import { budgets } from '../guards/rate-limit.ts';
import { submissionGuards } from '../guards/submission-guards.ts';
import type { ApiInstance } from '../http/instance.ts';
import { localeOf } from '../http/language.ts';
import { readFailures, submissionFailures } from '../http/replies.ts';
import { submitReview } from '../services/submit-review.ts';
import { receiptOf, SubmissionHeaders, sentFormOf } from './submission-http.ts';

export function reviewRoutes(app: ApiInstance, deps: ApiDependencies, data: LocalizedSiteData): void {
  app.get(apiPaths.publicReviews, {
    schema: { summary: 'Reviews that staff have approved, the newest first', response: { 200: z.array(PublicReview), ...readFailures } },
    handler: (request) => data(localeOf(request)).publicReviews(),
  });

  app.post(reviewForm.apiPath, {
    bodyLimit: limits.requestBody,
    onRequest: submissionGuards(deps, 'reviews', budgets.form),
    config: { form: reviewForm },
    schema: {
      summary: 'Write a review',
      description: 'It becomes public when staff approve it.',
      security: [{ [tokenScheme]: [] }],
      headers: SubmissionHeaders,
      body: ReviewRequest,
      response: { 201: Receipt.describe('Stored, waiting for approval.'), ...submissionFailures },
    },
    handler: async (request, reply) => {
      const accepted = await submitReview(deps, request.body, sentFormOf(request, deps.settings.origin));
      return reply.code(201).send(receiptOf(accepted));
    },
  });
}
