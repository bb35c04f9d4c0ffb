import { apiPaths } from '#contract/api-paths';
import { messages } from '#contract/messages';
import type { ReviewRequest } from '#contract/review';
import { reviewFields } from '#contract/review-fields';
import type { ServiceName } from '#contract/services';
import type { FormRules } from './form-rules.ts';

export const reviewRules: FormRules<keyof typeof reviewFields> = {
  form: 'review',
  path: apiPaths.reviews,
  fields: reviewFields,
  messages: messages.review,
  // By then the fields' rules have held: a whole number of stars, and one of the services.
  request: ({ rate, service, ...texts }): ReviewRequest => ({ ...texts, rate: Number(rate), service: service as ServiceName }),
};
