import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { automationHints, email, id, line, paragraph } from './schema.ts';
import { serviceNames } from './services.ts';
import { z } from './zod.ts';

const rate = z
  .int({ error: (issue) => (issue.input === undefined ? messages.fieldRequired : messages.invalidChoice) })
  .min(limits.rating.min, messages.invalidChoice)
  .max(limits.rating.max, messages.invalidChoice);
const service = z.enum(serviceNames, {
  error: (issue) => (issue.input === undefined || issue.input === '' ? messages.fieldRequired : messages.invalidChoice),
});

export const ReviewRequest = z.strictObject({
  fullName: line(limits.name),
  email: email(),
  rate,
  service,
  message: paragraph(limits.message),
  ...automationHints,
});
export type ReviewRequest = z.infer<typeof ReviewRequest>;

/** A review that staff have approved. The e-mail address never leaves the house. */
export const PublicReview = z.object({ _id: id, rate: z.int(), message: z.string(), fullName: z.string(), service: z.enum(serviceNames) });
export type PublicReview = z.infer<typeof PublicReview>;
