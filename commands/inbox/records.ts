import type { Store } from '#api/store/open-store';
import { applicationForm } from '#contract/forms/application';
import type { FormDefinition } from '#contract/forms/form-definition';
import { quoteForm } from '#contract/forms/quote';
import { reviewForm } from '#contract/forms/review';
import type { ListName } from './parse-arguments.ts';

/** An entry as staff see it, without internal fields. */
export type InboxRecord = Record<string, string | number | boolean | null>;

interface InboxList {
  /** Printed for an empty list. */
  emptyMessage: string;
  /** The fields that fit in a terminal. */
  tableFields: string[];
  read(store: Store): Promise<InboxRecord[]>;
}

const submission = ['reference', 'receivedAt', 'suspicious', 'locale'];

/** Returns what the visitor has typed or chosen, in the order of the form. */
const typedFields = ({ fields }: FormDefinition): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.kind !== 'hidden' && fields[name]?.kind !== 'file');

export const inboxLists: Record<ListName, InboxList> = {
  quotes: {
    emptyMessage: 'No quote requests.',
    tableFields: [...submission, ...typedFields(quoteForm)],
    read: async (store) => (await store.quotes.list()).map((quote) => ({ ...quote })),
  },
  reviews: {
    emptyMessage: 'No reviews.',
    tableFields: [...submission, 'status', ...typedFields(reviewForm)],
    read: async (store) => (await store.reviews.list()).map((review) => ({ ...review })),
  },
  applicants: {
    emptyMessage: 'No applications.',
    tableFields: [...submission, 'jobTitle', ...typedFields(applicationForm), 'resumeName'],
    read: async (store) => (await store.applicants.list()).map(({ resumeKey, ...applicant }) => applicant),
  },
  mail: {
    emptyMessage: 'No mails.',
    tableFields: ['reference', 'kind', 'recipient', 'status', 'attempts', 'createdAt', 'nextAttemptAt', 'lastError'],
    read: async (store) => (await store.outbox.list()).map(({ body, html, replyTo, leasedUntil, ...mail }) => mail),
  },
};
