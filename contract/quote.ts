import { quoteForm } from './forms/quote.ts';
import { requestSchema } from './request-schema.ts';
import type { z } from './zod.ts';

export const QuoteRequest = requestSchema(quoteForm);
export type QuoteRequest = z.infer<typeof QuoteRequest>;
