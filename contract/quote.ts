import { limits } from './limits.ts';
import { automationHints, email, line, paragraph } from './schema.ts';
import { z } from './zod.ts';

export const QuoteRequest = z.strictObject({
  fullName: line(limits.name),
  email: email(),
  phoneNumber: line(limits.phone),
  country: line(limits.country),
  message: paragraph(limits.message),
  ...automationHints,
});
export type QuoteRequest = z.infer<typeof QuoteRequest>;
