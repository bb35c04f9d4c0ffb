import type { EventKind } from '../history.ts';

/** Lists what other systems can be told of. A name is never changed: receivers have it in their programs. */
export const webhookEvents = [
  'quote.created',
  'quote.state_changed',
  'quote.answered',
  'quote.replied',
  'quote.offer_accepted',
  'review.created',
  'review.decided',
  'review.answered',
  'application.created',
  'application.state_changed',
  'application.answered',
  'application.replied',
  'application.withdrawn',
  'job.published',
  'job.closed',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Is sent when somebody tries an endpoint out. */
export const testEvent = 'endpoint.test' as const;
export type SentEvent = WebhookEvent | typeof testEvent;

/** Names each event of the history as it is called outside. A review arrives without one: the store announces it where it is written. */
const announced: Partial<Record<EventKind, WebhookEvent>> = {
  'quote.received': 'quote.created',
  'quote.state': 'quote.state_changed',
  'quote.answered': 'quote.answered',
  'quote.replied': 'quote.replied',
  'quote.offer-accepted': 'quote.offer_accepted',
  'review.decided': 'review.decided',
  'review.answered': 'review.answered',
  'application.received': 'application.created',
  'application.state': 'application.state_changed',
  'application.answered': 'application.answered',
  'application.replied': 'application.replied',
  'application.withdrawn': 'application.withdrawn',
  'job.published': 'job.published',
  'job.reopened': 'job.published',
  'job.closed': 'job.closed',
  'job.taken-back': 'job.closed',
};

/** Returns what other systems are told when this happens; undefined for what stays inside. */
export const webhookEventOf = (kind: EventKind): WebhookEvent | undefined => announced[kind];

/** Events that say from what to what: their values are names of states, and never of people. */
export const statefulEvents: ReadonlySet<SentEvent> = new Set<WebhookEvent>([
  'quote.state_changed',
  'application.state_changed',
  'review.decided',
]);
