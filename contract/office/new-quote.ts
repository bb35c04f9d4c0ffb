import { valueSchemas } from '../request-schema.ts';
import { z } from '../zod.ts';
import { Locale } from './account.ts';
import { callFields } from './call-fields.ts';

/** A quote that somebody noted, on the telephone say: what the public form accepts, and less. */
export const NewQuote = z.object({
  ...valueSchemas(callFields),
  /** They are answered in this language; otherwise in the one that it is written in. */
  locale: Locale.optional(),
});
export type NewQuote = z.infer<typeof NewQuote>;
