import { OfferFigures } from '../offers/offer-figures.ts';
import { id, timestamp } from '../schema.ts';
import { z } from '../zod.ts';
import { UndeliveredMail } from './mails/undelivered-mail.ts';

/** Describes what is due among the jobs. */
export const JobsDue = z.object({
  open: z.int(),
  /** Open ones that close within `closesSoonDays`, and the day of the first. */
  closeSoon: z.int(),
  nextDay: z.iso.date().nullable(),
  drafts: z.int(),
});
export type JobsDue = z.infer<typeof JobsDue>;

/** Counts what waits in the places that the person may see; a place that is missing is none of theirs. */
export const Counts = z.object({
  quotes: z.int().optional(),
  applications: z.int().optional(),
  reviews: z.int().optional(),
  jobs: JobsDue.optional(),
  /** Lines of the site's texts that are not public yet. */
  textDrafts: z.int().optional(),
  undelivered: z.int(),
  /** Entries that the site leaves out because they do not fit; missing while every one fits. */
  attention: z.int().optional(),
});
export type Counts = z.infer<typeof Counts>;

export const WaitingItem = z.object({
  kind: z.enum(['quote', 'review', 'application']),
  id,
  reference: z.string(),
  name: z.string(),
  /** The beginning of the message, or the job. */
  text: z.string(),
  since: timestamp,
  /** Whether it waits for a first answer or because they wrote again. */
  turn: z.enum(['first-answer', 'ours']),
  assigneeId: id.nullable(),
  /** For changes of it: somebody else's newer one is not overwritten. */
  version: z.int(),
});
export type WaitingItem = z.infer<typeof WaitingItem>;

export const Today = z.object({
  /** The oldest first, at most 200; `total` counts all. */
  waiting: z.array(WaitingItem),
  total: z.int(),
  overdue: z.int(),
  /** Hours within which a first answer is to go out. */
  aimHours: z.number(),
  undelivered: z.array(UndeliveredMail),
  reminders: z.array(z.object({ quoteId: id, name: z.string(), at: timestamp })),
  /**
   * Interviews of the next seven days: all of them for those who decide on applications, otherwise those in which the reader takes part. Without a
   * name for whoever may not see it.
   */
  interviews: z.array(
    z.object({ applicationId: id, name: z.string().nullable(), jobTitle: z.string(), at: timestamp, minutes: z.int(), place: z.string() }),
  ),
  /** The last eight weeks, the oldest first; only what the person may see. */
  weeks: z.array(
    z.object({
      /** Its first day. */
      from: z.iso.date(),
      quotes: z.int().optional(),
      applications: z.int().optional(),
      reviews: z.int().optional(),
      /** Median hours to the first answer of its quotes; null without any. */
      medianHours: z.number().nullable(),
    }),
  ),
  /** Missing for whoever answers no quotes. */
  offers: OfferFigures.optional(),
  /** Counts the open quotes of each colleague. */
  load: z.array(z.object({ colleagueId: id.nullable(), open: z.int() })),
});
export type Today = z.infer<typeof Today>;

/** A result of the palette's search. */
export const Found = z.object({
  kind: z.enum(['contact', 'quote', 'review', 'application', 'offer', 'job', 'client', 'office', 'person']),
  id,
  /** The reference of what was sent in; of a price offer its number, and null for a draft without one. */
  reference: z.string().nullable(),
  name: z.string(),
  text: z.string(),
  /** The request that a price offer answers. */
  quoteId: id.optional(),
  /** Null for what has no moment of its own. */
  at: timestamp.nullable(),
});
export type Found = z.infer<typeof Found>;
