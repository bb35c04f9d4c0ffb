import type { Kysely } from 'kysely';
import type { StoredApplicant } from './applicants.ts';
import { type StoredMail, toMail } from './outbox.ts';
import type { StoredQuote } from './quotes.ts';
import type { StoredReview } from './reviews.ts';
import { bumpRevision } from './revisions.ts';
import type { Flag, Tables } from './tables.ts';

/** The receipt that is kept for a retry of the submission. */
export interface KeptReceipt {
  key: string;
  fingerprint: string;
  receipt: string;
  createdAt: string;
}

/** Everything in the database about some submissions. */
export interface KeptData {
  quotes: StoredQuote[];
  reviews: StoredReview[];
  applicants: StoredApplicant[];
  mails: StoredMail[];
  receipts: KeptReceipt[];
}

/** The number of deleted rows. `underWay`: mails among them that a worker had leased. */
export type ErasedRows = Record<keyof KeptData | 'underWay', number>;

/** Access to and erasure of the submissions of all forms, by their references. */
export function submissionRepository(db: Kysely<Tables>) {
  return {
    /** References of everything from an e-mail address, ignoring letter case; also of mails whose submission has been deleted. */
    async referencesOf(email: string): Promise<string[]> {
      const normalized = email.trim().toLowerCase();
      const from = (table: 'quotes' | 'reviews' | 'applicants') =>
        db
          .selectFrom(table)
          .select('reference')
          .where((row) => row(row.fn<string>('lower', ['email']), '=', normalized));
      const rows = await from('quotes')
        .union(from('reviews'))
        .union(from('applicants'))
        .union(
          db
            .selectFrom('outbox')
            .select('reference')
            .where((mail) =>
              mail.or([
                mail.and([mail('kind', '=', 'confirmation'), mail(mail.fn<string>('lower', ['recipient']), '=', normalized)]),
                mail.and([mail('kind', '=', 'staff'), mail(mail.fn<string>('lower', ['replyTo']), '=', normalized)]),
              ]),
            ),
        )
        .execute();
      return rows.map(({ reference }) => reference).sort();
    },

    /** References of up to `limit` applications that came before a moment, the oldest first. */
    async applicationsBefore(moment: Date, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('applicants')
        .select('reference')
        .where('receivedAt', '<', moment.toISOString())
        .orderBy('receivedAt')
        .limit(limit)
        .execute();
      return rows.map(({ reference }) => reference);
    },

    /** The oldest first. */
    async collect(references: string[]): Promise<KeptData> {
      if (references.length === 0) return { quotes: [], reviews: [], applicants: [], mails: [], receipts: [] };
      const [quotes, reviews, applicants] = [
        await db.selectFrom('quotes').selectAll().where('reference', 'in', references).orderBy('receivedAt').execute(),
        await db.selectFrom('reviews').selectAll().where('reference', 'in', references).orderBy('receivedAt').execute(),
        await db.selectFrom('applicants').selectAll().where('reference', 'in', references).orderBy('receivedAt').execute(),
      ];
      const mails = await db
        .selectFrom('outbox')
        .selectAll()
        .where('reference', 'in', references)
        .orderBy('createdAt')
        .orderBy('messageId')
        .execute();
      const receipts = await db
        .selectFrom('idempotencyKeys')
        .selectAll()
        .where((key) => key.or(references.map((reference) => key('receipt', 'like', receiptOf(reference)))))
        .orderBy('createdAt')
        .execute();
      return {
        quotes: quotes.map(toSubmission),
        reviews: reviews.map(toSubmission),
        applicants: applicants.map(toSubmission),
        mails: mails.map(toMail),
        receipts,
      };
    },

    /**
     * Deletes everything about these submissions. Their references stay issued, so that none is ever reused. To be called inside a
     * transaction.
     */
    async erase(references: string[]): Promise<ErasedRows> {
      if (references.length === 0) return { quotes: 0, reviews: 0, applicants: 0, mails: 0, receipts: 0, underWay: 0 };
      const quotes = await db.deleteFrom('quotes').where('reference', 'in', references).returning('id').execute();
      const reviews = await db.deleteFrom('reviews').where('reference', 'in', references).returning('status').execute();
      const applicants = await db.deleteFrom('applicants').where('reference', 'in', references).returning('id').execute();
      const mails = await db.deleteFrom('outbox').where('reference', 'in', references).returning('leasedUntil').execute();
      const receipts = await db
        .deleteFrom('idempotencyKeys')
        .where((key) => key.or(references.map((reference) => key('receipt', 'like', receiptOf(reference)))))
        .returning('key')
        .execute();
      if (reviews.some(({ status }) => status === 'approved')) await bumpRevision(db, 'reviews');
      return {
        quotes: quotes.length,
        reviews: reviews.length,
        applicants: applicants.length,
        mails: mails.length,
        receipts: receipts.length,
        underWay: mails.filter(({ leasedUntil }) => leasedUntil !== null).length,
      };
    },
  };
}

/** The receipt is JSON text, and a reference has letters and digits alone. */
const receiptOf = (reference: string) => `%"reference":"${reference}"%`;

function toSubmission<Row extends { id: string; suspicious: Flag }>({ id, suspicious, ...row }: Row) {
  return { _id: id, ...row, suspicious: suspicious === 1 };
}
