import { idempotencyHeader } from '#contract/api-paths';
import { limits } from '#contract/limits';
import { messages } from '#contract/messages';
import type { ErrorBody, Receipt } from '#contract/schema';
import { z } from '#contract/zod';
import type { Accepted } from '../services/accept-submission.ts';

const printable = /^[\x21-\x7e]+$/;
const headerName = idempotencyHeader.toLowerCase() as Lowercase<typeof idempotencyHeader>;

/** Loose: what a schema does not name would be taken from the request. */
export const SubmissionHeaders = z.looseObject({
  [headerName]: z
    .string()
    .max(limits.idempotencyKey)
    .regex(printable)
    .optional()
    .describe('Chosen by the sender, one per filled-in form. A form sent again with its key is stored once and gets the first answer.'),
});

export const idempotencyKeyOf = (headers: z.infer<typeof SubmissionHeaders>): string | undefined => headers[headerName];

export type SubmissionReply = { code: 201; body: Receipt } | { code: 422; body: ErrorBody };

/** What an accepted or refused submission answers. */
export function submissionReply(accepted: Accepted): SubmissionReply {
  return accepted.ok ? { code: 201, body: accepted.receipt } : { code: 422, body: { message: messages.http.keyReused } };
}
