import type { FastifyRequest } from 'fastify';
import { idempotencyHeader, visitHeader } from '#contract/api-paths';
import { limits } from '#contract/limits';
import type { Receipt } from '#contract/schema';
import { z } from '#contract/zod';
import { localeOf } from '../http/language.ts';
import { Refusal } from '../http/refusal.ts';
import { readSource } from '../http/visit-source.ts';
import type { Accepted, SentForm } from '../services/accept-submission.ts';

const printable = /^[\x21-\x7e]+$/;
const headerName = idempotencyHeader.toLowerCase() as Lowercase<typeof idempotencyHeader>;
const visitName = visitHeader.toLowerCase() as Lowercase<typeof visitHeader>;

/** Loose: a strict schema would remove the other headers from the request. */
export const SubmissionHeaders = z.looseObject({
  [headerName]: z
    .string()
    .max(limits.idempotencyKey)
    .regex(printable)
    .optional()
    .describe('Chosen by the sender, one per filled-in form. A form sent again with its key is stored once and gets the first response.'),
  [visitName]: z
    .string()
    .optional()
    .describe(
      'From where the form is sent, as a query: `page` (its path), `before` (the URL of the page before), `landing` (query and referrer of the first page).',
    ),
});

export const idempotencyKeyOf = (headers: z.infer<typeof SubmissionHeaders>): string | undefined => headers[headerName];

/**
 * Describes how a form was sent.
 *
 * @param origin the site's public URL
 */
export const sentFormOf = (request: FastifyRequest & { headers: z.infer<typeof SubmissionHeaders> }, origin: string): SentForm => ({
  locale: localeOf(request),
  key: idempotencyKeyOf(request.headers),
  source: readSource(request.headers[visitName], [new URL(origin).host, request.host]),
});

/** The receipt of an accepted submission; throws a Refusal when its key was used for other content. */
export function receiptOf(accepted: Accepted): Receipt {
  if (!accepted.ok) throw new Refusal(422, { key: 'http.keyReused' });
  return accepted.receipt;
}
