import { locales } from '../../locales.ts';
import { id, timestamp } from '../../schema.ts';
import { serviceIds } from '../../services.ts';
import { z } from '../../zod.ts';
import { applicationStates } from '../application-states.ts';
import { quoteStates } from '../quote-states.ts';
import { reviewStates } from '../reviews.ts';
import { type SentEvent, testEvent } from './webhook-events.ts';

// What other systems are told of a submission is what it is called and where it stands. Who sent it, and what they wrote, is read in the Office.

const submission = {
  id,
  reference: z.string().describe('Eight characters, by which people name it.'),
  receivedAt: timestamp,
  locale: z.enum(locales).describe('The language of whoever sent it.'),
  isSuspicious: z.boolean().describe('The spam check has set it apart.'),
  url: z.url().describe('Its page in the Office.'),
};

const QuoteData = z.object({ ...submission, state: z.enum(quoteStates), country: z.string() });
const ReviewData = z.object({
  ...submission,
  state: z.enum(reviewStates),
  rating: z.int().nullable(),
  service: z.enum(serviceIds).nullable(),
});
const ApplicationData = z.object({ ...submission, state: z.enum(applicationStates), job: z.object({ id, title: z.string() }) });
const JobData = z.object({
  id,
  title: z.string(),
  location: z.string(),
  closingDate: z.string().describe('The last day on which people can apply, YYYY-MM-DD where the company is.'),
  publishedAt: timestamp.nullable(),
  url: z.url().describe('Its page on the site.'),
});
const change = <States extends readonly [string, ...string[]]>(states: States) => ({ from: z.enum(states), to: z.enum(states) });

/** Describes the `data` of each event, as it is at the time of sending. */
export const webhookData = {
  'quote.created': QuoteData,
  'quote.state_changed': QuoteData.extend(change(quoteStates)),
  'quote.answered': QuoteData,
  'quote.replied': QuoteData,
  'quote.offer_accepted': QuoteData,
  'review.created': ReviewData,
  'review.decided': ReviewData.extend(change(reviewStates)),
  'review.answered': ReviewData,
  'application.created': ApplicationData,
  'application.state_changed': ApplicationData.extend(change(applicationStates)),
  'application.answered': ApplicationData,
  'application.replied': ApplicationData,
  'application.withdrawn': ApplicationData,
  'job.published': JobData,
  'job.closed': JobData,
  [testEvent]: z.object({ url: z.url().describe('The list of connections in the Office.') }),
} as const satisfies Record<SentEvent, z.ZodType>;

/** Says when each is sent. */
export const webhookMeanings: Record<SentEvent, string> = {
  'quote.created': 'Somebody asked for a quote, or staff took one down.',
  'quote.state_changed': 'A quote went from one state to another, also by undo.',
  'quote.answered': 'Somebody wrote an answer to a quote. It can still be taken back for some seconds, or leave later.',
  'quote.replied': 'The customer wrote again.',
  'quote.offer_accepted': 'The customer accepted a price offer.',
  'review.created': 'Somebody wrote a review. It waits for a decision.',
  'review.decided': 'A review was published or rejected, or the decision was taken back.',
  'review.answered': 'Somebody wrote to the author of a review.',
  'application.created': 'Somebody applied for a job.',
  'application.state_changed': 'An application went from one step to another, also by undo.',
  'application.answered': 'Somebody wrote to an applicant. It can still be taken back for some seconds, or leave later.',
  'application.replied': 'The applicant wrote again.',
  'application.withdrawn': 'The applicant withdrew the application.',
  'job.published': 'A job was published, or opened again.',
  'job.closed':
    'A job was closed before its day, or its publication was taken back. One whose day is over closes by itself, and is not told of.',
  [testEvent]: 'Somebody tries the endpoint out.',
};

export const WebhookPayload = z.object({
  type: z.string(),
  timestamp: timestamp.describe('The time at which it happened; that of the attempt is in the header webhook-timestamp.'),
  data: z.record(z.string(), z.unknown()),
});
export type WebhookPayload = z.infer<typeof WebhookPayload>;
