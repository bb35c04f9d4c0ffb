import type { Kysely, Selectable } from 'kysely';
import type { ReviewValues } from '#contract/forms/review';
import { PublicReview } from '#contract/review';
import { flag } from './columns.ts';
import { newId } from './identifiers.ts';
import type { CheckRows } from './public-rows.ts';
import { bumpRevision } from './revisions.ts';
import { asReference, type New, type Submission } from './submission-rows.ts';
import type { ReviewStatus, Tables } from './tables.ts';

export interface StoredReview extends Submission, ReviewValues {
  status: ReviewStatus;
  decidedAt: string | null;
}

export function reviewRepository(db: Kysely<Tables>, checkRows: CheckRows) {
  return {
    /** Approved reviews, the newest first, without the columns that only staff may see. */
    async listPublic(): Promise<PublicReview[]> {
      const rows = await db
        .selectFrom('reviews')
        .select(['id', 'rate', 'message', 'fullName', 'service'])
        .where('status', '=', 'approved')
        .orderBy('receivedAt', 'desc')
        .orderBy('id')
        .execute();
      return checkRows(
        'reviews',
        PublicReview,
        rows.map(({ id, ...review }) => ({ _id: id, ...review })),
      );
    },

    /** For staff; the newest first. */
    async list(): Promise<StoredReview[]> {
      return (await db.selectFrom('reviews').selectAll().orderBy('receivedAt', 'desc').orderBy('id').execute()).map(toReview);
    },

    /** To be called inside a transaction. */
    async add({ suspicious, ...review }: New<StoredReview>): Promise<void> {
      await db
        .insertInto('reviews')
        .values({ id: newId(), ...review, suspicious: flag(suspicious) })
        .execute();
      if (review.status === 'approved') await bumpRevision(db, 'reviews');
    },

    /**
     * Staff's decision, which may be changed later. `idOrReference` names the review; undefined when there is none.
     * To be called inside a transaction.
     */
    async decide(idOrReference: string, status: 'approved' | 'rejected', now: Date): Promise<StoredReview | undefined> {
      const row = await db
        .updateTable('reviews')
        .set({ status, decidedAt: now.toISOString() })
        .where((review) => review.or([review('id', '=', idOrReference), review('reference', '=', asReference(idOrReference))]))
        .returningAll()
        .executeTakeFirst();
      if (row) await bumpRevision(db, 'reviews');
      return row && toReview(row);
    },
  };
}

function toReview({ id, suspicious, ...review }: Selectable<Tables['reviews']>): StoredReview {
  return { _id: id, ...review, suspicious: suspicious === 1 };
}
