import { reviewForm } from '../forms/review.ts';
import { id, line, paragraph, timestamp } from '../schema.ts';
import { serviceIds } from '../services.ts';
import { Source } from '../visits/source.ts';
import { z } from '../zod.ts';
import { enteredValues } from './entered-values.ts';
import { DeliveryStatus, mailLimits } from './mail.ts';
import { SpamReason } from './spam-reasons.ts';

export const reviewStates = ['pending', 'approved', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const OfficeReview = z.object({
  id,
  reference: z.string(),
  receivedAt: timestamp,
  ...enteredValues(reviewForm),
  /** Null where what stands there is no number of stars, or no service that the site knows. */
  rate: z.int().nullable(),
  service: z.enum(serviceIds).nullable(),
  state: z.enum(reviewStates),
  decidedAt: timestamp.nullable(),
  suspicious: z.boolean(),
  source: Source,
  /** Lists what counted; none where it is not known. */
  spamReasons: z.array(SpamReason),
  /** The client whose review it is, as far as it is on the clients page; null for nobody's. */
  client: z.object({ id, name: z.string(), isPrivateWork: z.boolean() }).nullable(),
  /** Holds what the company says to it on the site, where that shows the review; null while it says nothing. */
  publicAnswer: z.string().nullable(),
  /** Place among the public ones, from 1; null for others. */
  place: z.int().nullable(),
  answers: z.array(z.object({ id, at: timestamp, text: z.string(), authorId: id.nullable(), mailId: id, deliveryStatus: DeliveryStatus })),
  version: z.int(),
});
export type OfficeReview = z.infer<typeof OfficeReview>;

export const ReviewLists = z.object({
  /** The oldest first. */
  pending: z.array(OfficeReview),
  /** As the site shows them. */
  approved: z.array(OfficeReview),
  /** The newest first, at most 200. */
  rejected: z.array(OfficeReview),
});
export type ReviewLists = z.infer<typeof ReviewLists>;

/** Characters of an answer that stands on the site, below the review. */
export const publicAnswerLength = 600;
/** Sent with `If-Match`. Null takes it away. */
export const AnswerPublicly = z.object({ text: paragraph(publicAnswerLength).nullable() });
/** Sent with `If-Match`. Null: nobody's. */
export const ReviewOfClient = z.object({ clientId: id.nullable() });
/** Lists the clients on the clients page, by name: whose review it can be. */
export const ReviewClients = z.object({ clients: z.array(z.object({ id, name: z.string(), isPrivateWork: z.boolean() })) });
/** Sent with `If-Match`. Pending again by undo. */
export const DecideReview = z.object({ state: z.enum(reviewStates) });
export const AnswerReview = z.object({ subject: line(mailLimits.subject), text: paragraph(mailLimits.text) });
