import type { Store } from '#api/store/open-store';
import type { ListName } from './parse-arguments.ts';

/** An entry as staff see it, without internal fields. */
export type InboxRecord = Record<string, string | number | boolean | null>;

interface InboxList {
  /** Printed for an empty list. */
  emptyMessage: string;
  /** All fields, in the order of the CSV's columns. */
  fields: string[];
  /** The fields that fit in a terminal. */
  tableFields: string[];
  read(store: Store): Promise<InboxRecord[]>;
}

const submission = ['reference', 'receivedAt', 'suspicious', 'locale'];

export const inboxLists: Record<ListName, InboxList> = {
  quotes: {
    emptyMessage: 'No quote requests.',
    fields: [...submission, 'fullName', 'email', 'phoneNumber', 'country', 'message', '_id'],
    tableFields: [...submission, 'fullName', 'email', 'phoneNumber', 'country', 'message'],
    read: async (store) => (await store.quotes.list()).map((quote) => ({ ...quote })),
  },
  reviews: {
    emptyMessage: 'No reviews.',
    fields: [...submission, 'status', 'decidedAt', 'fullName', 'email', 'rate', 'service', 'message', '_id'],
    tableFields: [...submission, 'status', 'fullName', 'rate', 'service', 'message'],
    read: async (store) => (await store.reviews.list()).map((review) => ({ ...review })),
  },
  applicants: {
    emptyMessage: 'No applications.',
    fields: [...submission, 'jobTitle', 'careerId', 'fullName', 'email', 'resumeName', 'resumeSize', '_id'],
    tableFields: [...submission, 'jobTitle', 'fullName', 'email', 'resumeName'],
    read: async (store) => (await store.applicants.list()).map(({ resumeKey, ...applicant }) => applicant),
  },
  mail: {
    emptyMessage: 'No mails.',
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
    tableFields: ['reference', 'kind', 'recipient', 'status', 'attempts', 'createdAt', 'nextAttemptAt', 'lastError'],
    read: async (store) => (await store.outbox.list()).map(({ body, html, replyTo, leasedUntil, ...mail }) => mail),
  },
};
