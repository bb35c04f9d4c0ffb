import { applicationForm } from './forms/application.ts';
import { requestSchema } from './request-schema.ts';
import type { z } from './zod.ts';

/** The text parts of the multipart application; the résumé is the part named `resume`. */
export const ApplicationRequest = requestSchema(applicationForm);
export type ApplicationRequest = z.infer<typeof ApplicationRequest>;
