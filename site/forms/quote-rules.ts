import { apiPaths } from '#contract/api-paths';
import { messages } from '#contract/messages';
import type { QuoteRequest } from '#contract/quote';
import { quoteFields } from '#contract/quote-fields';
import type { FormRules } from './form-rules.ts';

export const quoteRules: FormRules<keyof typeof quoteFields> = {
  form: 'quote',
  path: apiPaths.quotes,
  fields: quoteFields,
  messages: messages.quote,
  request: (typed): QuoteRequest => typed,
};
