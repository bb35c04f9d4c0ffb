import { apiPaths } from '../api-paths.ts';
import { limits } from '../limits.ts';
import { serviceIds } from '../services.ts';
import { urls } from '../urls.ts';
import type { FormDefinition, FormValues } from './form-definition.ts';

export const reviewForm = {
  name: 'review',
  apiPath: apiPaths.reviews,
  page: urls.home,
  fields: {
    fullName: { kind: 'line', max: limits.name, required: 'field.nameRequired' },
    email: { kind: 'email', max: limits.email, required: 'field.emailRequired' },
    rate: { kind: 'rating', required: 'field.ratingRequired' },
    service: { kind: 'choice', options: serviceIds, required: 'field.serviceRequired' },
    message: { kind: 'paragraph', max: limits.message, required: 'field.messageRequired' },
  },
  messages: { required: 'review.required', failed: 'review.failed', sent: 'review.sent' },
} as const satisfies FormDefinition;

export type ReviewValues = FormValues<typeof reviewForm>;
