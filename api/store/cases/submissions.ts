import type { ExpressionBuilder, Kysely } from 'kysely';
import { eventRepository } from '../changes/events.ts';
import { bumpRevision } from '../changes/revisions.ts';
import { deliveriesAbout } from '../connections/webhook-deliveries.ts';
import { type StoredMail, toMail } from '../mails/stored-mail.ts';
import type { StoredReview } from '../reviews/reviews.ts';
import { batchesOf } from '../rows/batches.ts';
import { removeSearchTexts } from '../search/search-texts.ts';
import type { Tables } from '../tables.ts';
import type { StoredApplicant } from './applicants.ts';
import { lastApplied } from './application-filter.ts';
import { type CaseFile, caseFileRepository } from './case-files.ts';
import { collectOffers, eraseOffers } from './offers.ts';
import type { StoredQuote } from './quotes.ts';
import { toSubmission } from './submission-rows.ts';

/** Everything in the database about some submissions. */
export interface KeptData {
  quotes: StoredQuote[];
  reviews: StoredReview[];
  applicants: StoredApplicant[];
  mails: StoredMail[];
  /** Kept for a retry of the submission. */
  receipts: Tables['idempotencyKeys'][];
  /** Holds what staff wrote about them, sent, and have not sent yet. */
  notes: object[];
  answers: object[];
  drafts: object[];
  /** Holds what the person wrote back. */
  replies: object[];
  /** Describes the files that they sent and got, and that are attached to what is not sent yet. */
  files: CaseFile[];
  /** Price offers to them, drafts included. */
  offers: object[];
  /** Lists what was done with them, by whom. */
  events: object[];
  /** Lists what other systems were told of them, of which the ids alone are stored. */
  deliveries: object[];
}

/** The number of deleted rows. `underWay`: mails among them that a worker had leased. */
export type ErasedRows = Record<keyof KeptData | 'underWay', number>;

type WrittenKind = 'notes' | 'answers' | 'drafts' | 'replies' | 'files' | 'offers' | 'events' | 'deliveries';

type SubmissionIds = Record<'quotes' | 'reviews' | 'applicants', string[]>;

const nothing: KeptData = {
  quotes: [],
  reviews: [],
  applicants: [],
  mails: [],
  receipts: [],
  notes: [],
  answers: [],
  drafts: [],
  replies: [],
  files: [],
  offers: [],
  events: [],
  deliveries: [],
};

const countsOf = (rows: Record<keyof KeptData, { length: number }>): Record<keyof KeptData, number> =>
  Object.fromEntries(Object.entries(rows).map(([kind, { length }]) => [kind, length])) as Record<keyof KeptData, number>;

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Access to and erasure of the submissions of all forms, by their references. */
export function submissionRepository(db: Kysely<Tables>) {
  /**
   * Returns what belongs to submissions besides their own rows. What was written about one that was merged stands in another one, of somebody else
   * perhaps.
   */
  async function written(ids: SubmissionIds): Promise<Pick<KeptData, WrittenKind>> {
    const all = Object.values(ids).flat();
    if (all.length === 0) return { notes: [], answers: [], drafts: [], replies: [], files: [], offers: [], events: [], deliveries: [] };
    const about = (table: 'caseNotes' | 'answers' | 'caseReplies') =>
      db
        .selectFrom(table)
        .selectAll()
        .where((row) => row.or([row('aboutId', 'in', all), row('mergedFrom', 'in', all)]));
    return {
      notes: await about('caseNotes').orderBy('id').execute(),
      answers: await about('answers').orderBy('at').execute(),
      drafts: await db.selectFrom('caseDrafts').selectAll().where('aboutId', 'in', all).orderBy('id').execute(),
      replies: await about('caseReplies').orderBy('id').execute(),
      files: await caseFileRepository(db).of(all),
      offers: await collectOffers(db, ids.quotes),
      events: await db.selectFrom('events').selectAll().where('subjectId', 'in', all).orderBy('at').execute(),
      deliveries: await deliveriesAbout(db, all).execute(),
    };
  }

  /** Forgets to whom something was done; that it was done stays known. */
  async function forget(ids: SubmissionIds): Promise<void> {
    const all = Object.values(ids).flat();
    if (all.length === 0) return;
    for (const table of ['caseNotes', 'answers', 'caseReplies', 'caseDrafts', 'caseFiles', 'caseMarks'] as const)
      await db.deleteFrom(table).where('aboutId', 'in', all).execute();
    await db.deleteFrom('webhookDeliveries').where('subjectId', 'in', all).execute();
    await eraseOffers(db, ids.quotes);
    await removeSearchTexts(db, all);
    const events = eventRepository(db);
    await events.forgetSubjects('contact', all);
    await events.forgetSubjects('quote', ids.quotes);
    await events.forgetSubjects('review', ids.reviews);
    await events.forgetSubjects('application', ids.applicants);
  }

  return {
    /** References of everything from an e-mail address, ignoring letter case; also of mails to it whose submission has been deleted, or that are about none. */
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
                mail.and([
                  mail('kind', 'in', ['confirmation', 'answer', 'account', 'failure', 'alert']),
                  mail(mail.fn<string>('lower', ['recipient']), '=', normalized),
                ]),
                mail.and([mail('kind', '=', 'staff'), mail(mail.fn<string>('lower', ['replyTo']), '=', normalized)]),
              ]),
            ),
        )
        .execute();
      return rows.map(({ reference }) => reference).sort();
    },

    /** References of up to `limit` applications whose person applied last before a moment, the oldest first, and of all their parts. */
    async applicationsBefore(moment: Date, limit: number): Promise<string[]> {
      const wholes = await db
        .selectFrom('applicants')
        .select(['id', 'reference'])
        .where(lastApplied, '<', moment.toISOString())
        .where(isWhole)
        .orderBy(lastApplied)
        .limit(limit)
        .execute();
      if (wholes.length === 0) return [];
      const parts = await db.selectFrom('applicants').select('reference').where('mergedInto', 'in', idsOf(wholes)).execute();
      return [...wholes, ...parts].map(({ reference }) => reference);
    },

    /** The oldest first. */
    async collect(references: string[]): Promise<KeptData> {
      if (references.length === 0) return nothing;
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
      const receipts: KeptData['receipts'] = [];
      for (const batch of batchesOf(references))
        receipts.push(...(await db.selectFrom('idempotencyKeys').selectAll().where(isReceiptOf(batch)).execute()));
      return {
        quotes: quotes.map(toSubmission),
        reviews: reviews.map(toSubmission),
        applicants: applicants.map(toSubmission),
        mails: mails.map(toMail),
        receipts: receipts.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1)),
        ...(await written({ quotes: idsOf(quotes), reviews: idsOf(reviews), applicants: idsOf(applicants) })),
      };
    },

    /**
     * Deletes everything about these submissions, none of which is merged with one that stays. Their references stay issued, so that none is
     * ever reused. To be called inside a transaction.
     */
    async erase(references: string[]): Promise<ErasedRows> {
      if (references.length === 0) return { ...countsOf(nothing), underWay: 0 };
      const quotes = await db.deleteFrom('quotes').where('reference', 'in', references).returning('id').execute();
      const reviews = await db.deleteFrom('reviews').where('reference', 'in', references).returning(['id', 'status']).execute();
      const applicants = await db.deleteFrom('applicants').where('reference', 'in', references).returning('id').execute();
      const mails = await db.deleteFrom('outbox').where('reference', 'in', references).returning('leasedUntil').execute();
      const receipts: object[] = [];
      for (const batch of batchesOf(references))
        receipts.push(...(await db.deleteFrom('idempotencyKeys').where(isReceiptOf(batch)).returning('key').execute()));
      if (reviews.some(({ status }) => status === 'approved')) await bumpRevision(db, 'reviews');
      const ids = { quotes: idsOf(quotes), reviews: idsOf(reviews), applicants: idsOf(applicants) };
      const about = await written(ids);
      await forget(ids);
      return {
        ...countsOf({ quotes, reviews, applicants, mails, receipts, ...about }),
        underWay: mails.filter(({ leasedUntil }) => leasedUntil !== null).length,
      };
    },
  };
}

/** No part of another application; or of one that is gone: an earlier release erases it without its parts. */
const isWhole = (applicant: ExpressionBuilder<Tables, 'applicants'>) =>
  applicant.or([
    applicant('mergedInto', 'is', null),
    applicant('mergedInto', 'not in', applicant.selectFrom('applicants as whole').select('whole.id')),
  ]);

/** The receipt is JSON text, and a reference has letters and digits alone. */
const isReceiptOf = (references: readonly string[]) => (key: ExpressionBuilder<Tables, 'idempotencyKeys'>) =>
  key.or(references.map((reference) => key('receipt', 'like', `%"reference":"${reference}"%`)));
