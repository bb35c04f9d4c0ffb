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
    fullName: { kind: 'line', max: limits.name },
    email: { kind: 'email', max: limits.email },
    rate: { kind: 'rating' },
    service: { kind: 'choice', options: serviceIds },
    message: { kind: 'paragraph', max: limits.message },
  },
  messages: { required: 'review.required', failed: 'review.failed', sent: 'review.sent' },
} as const satisfies FormDefinition;

export type ReviewValues = FormValues<typeof reviewForm>;
