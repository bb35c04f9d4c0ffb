import type { Field } from './fields.ts';
import { limits } from './limits.ts';

/** The quote form's fields as the browser checks them; `QuoteRequest` is the server's reading of the same rules. */
export const quoteFields = {
  fullName: { kind: 'line', max: limits.name },
  email: { kind: 'email', max: limits.email },
  phoneNumber: { kind: 'line', max: limits.phone },
  country: { kind: 'line', max: limits.country },
  message: { kind: 'paragraph', max: limits.message },
} satisfies Record<string, Field>;
