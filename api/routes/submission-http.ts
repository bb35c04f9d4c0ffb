import { idempotencyHeader } from '#contract/api-paths';
import { limits } from '#contract/limits';
import type { Receipt } from '#contract/schema';
import { z } from '#contract/zod';
import { Refusal } from '../http/refusal.ts';
import type { Accepted } from '../services/accept-submission.ts';

const printable = /^[\x21-\x7e]+$/;
const headerName = idempotencyHeader.toLowerCase() as Lowercase<typeof idempotencyHeader>;

/** Loose: a strict schema would remove the other headers from the request. */
export const SubmissionHeaders = z.looseObject({
  [headerName]: z
    .string()
    .max(limits.idempotencyKey)
    .regex(printable)
    .optional()
    .describe('Chosen by the sender, one per filled-in form. A form sent again with its key is stored once and gets the first response.'),
});

export const idempotencyKeyOf = (headers: z.infer<typeof SubmissionHeaders>): string | undefined => headers[headerName];

/** The receipt of an accepted submission; throws a Refusal when its key was used for other content. */
export function receiptOf(accepted: Accepted): Receipt {
  if (!accepted.ok) throw new Refusal(422, { key: 'http.keyReused' });
  return accepted.receipt;
}
