import { apiPaths } from '../api-paths.ts';
import { limits } from '../limits.ts';
import { urls } from '../urls.ts';
import type { FormDefinition, FormValues } from './form-definition.ts';

export const quoteForm = {
  name: 'quote',
  apiPath: apiPaths.quotes,
  page: urls.contact,
  fields: {
    fullName: { kind: 'line', max: limits.name, required: 'field.nameRequired' },
    email: { kind: 'email', max: limits.email, required: 'field.emailRequired' },
    phoneNumber: { kind: 'phone', max: limits.phone, required: 'field.phoneRequired' },
    country: { kind: 'line', max: limits.country, required: 'field.countryRequired' },
    message: { kind: 'paragraph', max: limits.message, required: 'field.messageRequired' },
  },
  messages: { required: 'quote.required', failed: 'quote.failed', sent: 'quote.sent' },
} as const satisfies FormDefinition;

export type QuoteValues = FormValues<typeof quoteForm>;
