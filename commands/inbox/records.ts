import type { Store } from '#api/store/open-store';
import type { ListName } from './parse-command.ts';

/** One entry as staff get it: everything but what only the program needs. */
export type InboxRecord = Record<string, string | number | boolean | null>;

interface InboxList {
  /** What an empty list is called. */
  nothing: string;
  /** All fields, in the order of the CSV's columns. */
  fields: string[];
  /** The fields that a terminal has room for. */
  shown: string[];
  read(store: Store): Promise<InboxRecord[]>;
}

const submission = ['reference', 'receivedAt', 'suspicious'];

export const inboxLists: Record<ListName, InboxList> = {
  quotes: {
    nothing: 'No quote requests.',
    fields: [...submission, 'fullName', 'email', 'phoneNumber', 'country', 'message', '_id'],
    shown: [...submission, 'fullName', 'email', 'phoneNumber', 'country', 'message'],
    read: async (store) => (await store.quotes.list()).map((quote) => ({ ...quote })),
  },
  reviews: {
    nothing: 'No reviews.',
    fields: [...submission, 'status', 'decidedAt', 'fullName', 'email', 'rate', 'service', 'message', '_id'],
    shown: ['reference', 'receivedAt', 'suspicious', 'status', 'fullName', 'rate', 'service', 'message'],
    read: async (store) => (await store.reviews.list()).map((review) => ({ ...review })),
  },
  applicants: {
    nothing: 'No applications.',
    fields: [...submission, 'jobTitle', 'careerId', 'fullName', 'email', 'resumeName', 'resumeSize', '_id'],
    shown: [...submission, 'jobTitle', 'fullName', 'email', 'resumeName'],
    read: async (store) => (await store.applicants.list()).map(({ resumeKey, ...applicant }) => applicant),
  },
  mail: {
    nothing: 'No mails.',
    fields: [
      'reference',
      'kind',
      'recipient',
      'status',
      'attempts',
      'createdAt',
      'nextAttemptAt',
      'sentAt',
      'lastError',
      'subject',
      'messageId',
      '_id',
    ],
    shown: ['reference', 'kind', 'recipient', 'status', 'attempts', 'createdAt', 'nextAttemptAt', 'lastError'],
    read: async (store) => (await store.outbox.list()).map(({ body, replyTo, leasedUntil, ...mail }) => mail),
  },
};
