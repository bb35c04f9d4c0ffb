import { type Kysely, type Selectable, sql } from 'kysely';
import { type EnteredName, enteredFields } from '#contract/forms/form-definition';
import { reviewForm } from '#contract/forms/review';
import { type OfficeReview, type ReviewState, reviewStates } from '#contract/office/reviews';
import { serviceIds } from '#contract/services';
import { sourceIn } from '#contract/visits/source';
import { spamReasonsOf } from '../cases/submission-rows.ts';
import { bumpRevision } from '../changes/revisions.ts';
import { rates } from '../content/attention.ts';
import { momentIn, textIn } from '../rows/columns.ts';
import { countRows } from '../rows/count-rows.ts';
import { putInOrder } from '../rows/sort-order.ts';
import type { Tables } from '../tables.ts';

/** As the Office shows it, but for its place, its client and its answers. */
export type ReviewEntry = Omit<OfficeReview, 'answers' | 'client' | 'place'> & Pick<Selectable<Tables['reviews']>, 'clientId' | 'locale'>;

/** The place of a review, or that before all that are on the site; those without one stand at -1. */
const firstUnlessPlaced = sql<number>`coalesce(sort_order,
  (select coalesce(min(coalesce(sort_order, -1)), 0) - 1 from reviews where status = 'approved'))`;

export function officeReviewRepository(db: Kysely<Tables>) {
  const inState = (state: ReviewState) => db.selectFrom('reviews').where('status', '=', state);
  /** Without those that do not fit the contract, which wait in what needs attention. */
  const fitting = (state: ReviewState) => inState(state).where('service', 'in', serviceIds).where('rate', 'in', rates);

  return {
    /** The oldest first. */
    async pending(): Promise<ReviewEntry[]> {
      return (await fitting('pending').selectAll().orderBy('receivedAt').orderBy('id').execute()).map(toEntry);
    },

    /** As the site shows them. */
    async approved(): Promise<ReviewEntry[]> {
      const rows = await fitting('approved')
        .selectAll()
        .orderBy(sql`coalesce(sort_order, -1)`)
        .orderBy('receivedAt', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toEntry);
    },

    /** The newest first, those that do not fit included. */
    async rejected(limit: number): Promise<ReviewEntry[]> {
      return (await inState('rejected').selectAll().orderBy('receivedAt', 'desc').orderBy('id').limit(limit).execute()).map(toEntry);
    },

    countPending: (): Promise<number> => countRows(fitting('pending')),

    /** `lock`: nobody else changes it until the transaction ends. */
    async find(id: string, { lock = false } = {}): Promise<ReviewEntry | undefined> {
      const query = db.selectFrom('reviews').selectAll().where('id', '=', id);
      const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
      return row && toEntry(row);
    },

    /** Returns those of these ids that there are, in no order. */
    async rows(ids: readonly string[]): Promise<ReviewEntry[]> {
      if (ids.length === 0) return [];
      return (await db.selectFrom('reviews').selectAll().where('id', 'in', ids).execute()).map(toEntry);
    },

    /**
     * What is published for the first time is the first on the site. After that it keeps its place, which it gets back when the decision is undone. To
     * be called inside a transaction.
     */
    async decide(id: string, state: ReviewState, now: Date): Promise<void> {
      await db
        .updateTable('reviews')
        .set((review) => ({
          status: state,
          ...(state === 'approved' && { sortOrder: firstUnlessPlaced }),
          decidedAt: state === 'pending' ? null : now.toISOString(),
          version: review('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute();
      await bumpRevision(db, 'reviews');
    },

    /** Sets what the company says to it on the site; null for nothing. To be called inside a transaction. */
    async answerPublicly(id: string, answer: string | null, now: Date): Promise<void> {
      await db
        .updateTable('reviews')
        .set((review) => ({ answer, answeredAt: answer === null ? null : now.toISOString(), version: review('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
      await bumpRevision(db, 'reviews');
    },

    /** Says whose it is; null for nobody's. To be called inside a transaction. */
    async setClient(id: string, clientId: string | null): Promise<void> {
      await db
        .updateTable('reviews')
        .set((review) => ({ clientId, version: review('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
      await bumpRevision(db, 'reviews');
    },

    /** To be called inside a transaction. */
    async order(ids: readonly string[]): Promise<void> {
      await putInOrder(db, 'reviews', ids);
      await bumpRevision(db, 'reviews');
    },

    /** Returns the times at which the reviews since a moment came. */
    async arrivals(since: string): Promise<string[]> {
      const rows = await db.selectFrom('reviews').select('receivedAt').where('receivedAt', '>=', since).execute();
      return rows.map(({ receivedAt }) => receivedAt);
    },
  };
}

/** As much of a row as can be shown, whoever has written it. */
function toEntry(row: Selectable<Tables['reviews']>): ReviewEntry {
  const entered = Object.fromEntries(
    enteredFields(reviewForm).map((name) => [name, typeof row[name] === 'number' ? row[name] : textIn(row[name])]),
  ) as Pick<OfficeReview, EnteredName<typeof reviewForm>>;
  const { id, reference, locale, rate, decidedAt, suspicious, spamReasons, answer, clientId, version } = row;
  return {
    id,
    reference,
    locale,
    clientId,
    version,
    ...entered,
    rate: rates.includes(rate) ? rate : null,
    service: serviceIds.find((service) => service === row.service) ?? null,
    state: reviewStates.find((state) => state === row.status) ?? 'pending',
    receivedAt: momentIn(row.receivedAt),
    decidedAt: decidedAt && momentIn(decidedAt),
    suspicious: suspicious === 1,
    spamReasons: spamReasonsOf(spamReasons),
    publicAnswer: answer,
    source: sourceIn(row),
  };
}
