import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { automationHints, email, id, line } from './schema.ts';
import { z } from './zod.ts';

/** The text parts of the multipart application; the résumé is the part named `resume`. Values arrive as strings. */
export const ApplicationRequest = z.strictObject({
  careerId: id,
  fullName: line(limits.name, messages.application.fullNameRequired),
  email: email(messages.application.emailRequired),
  companyWebsite: automationHints.companyWebsite,
  elapsedMs: z.coerce.number().pipe(z.int().min(0)).optional(),
});
export type ApplicationRequest = z.infer<typeof ApplicationRequest>;
