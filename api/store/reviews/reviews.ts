import { type Kysely, sql } from 'kysely';
import { brands } from '#brand';
import { ClientTranslation } from '#contract/client';
import { enteredFields } from '#contract/forms/form-definition';
import { type ReviewValues, reviewForm } from '#contract/forms/review';
import { defaultLocale, type Locale } from '#contract/locales';
import { PublicReview } from '#contract/review';
import { languageOf } from '#contract/text/text-language';
import { sourceFields } from '#contract/visits/source';
import { asReference, type New, type Submission, sentTexts, spamColumns, toSubmission } from '../cases/submission-rows.ts';
import { bumpRevision } from '../changes/revisions.ts';
import type { Json } from '../column-types.ts';
import { isListenedTo, queueDeliveries } from '../connections/queue-deliveries.ts';
import { putAddresses } from '../contacts/addresses.ts';
import type { CheckRows } from '../content/public-rows.ts';
import { inLocale } from '../content/translations.ts';
import { fromJson } from '../rows/columns.ts';
import { newId } from '../rows/identifiers.ts';
import { putSearchText } from '../search/search-texts.ts';
import type { ReviewStatus, Tables } from '../tables.ts';

export interface StoredReview extends Submission, ReviewValues {
  status: ReviewStatus;
  decidedAt: string | null;
}

/** Without those of the Office. */
const sentColumns = [
  'id',
  'reference',
  'receivedAt',
  'suspicious',
  'locale',
  ...enteredFields(reviewForm),
  ...sourceFields,
  'status',
  'decidedAt',
] as const;

/** Returns what a client is called in a language. */
const nameIn = (locale: Locale, name: string, ar: Json | null): string =>
  inLocale({ name, ar: ar === null ? undefined : fromJson(ClientTranslation, ar) }, locale).name;

export function reviewRepository(db: Kysely<Tables>, checkRows: CheckRows) {
  return {
    /** Approved reviews in the order that staff gave them, before them those that were published since, without the columns that only staff may see. */
    async listPublic(locale: Locale = defaultLocale): Promise<PublicReview[]> {
      const rows = await db
        .selectFrom('reviews')
        // Beside the name of a client a review says what was done there.
        .leftJoin('clients', (join) =>
          join.onRef('clients.id', '=', 'reviews.clientId').on('clients.deletedAt', 'is', null).on('clients.isPrivateWork', '=', 0),
        )
        .select(['reviews.id', 'rate', 'message', 'fullName', 'service', 'answer'])
        .select(['clients.id as clientId', 'clients.name as clientName', 'clients.ar as clientInArabic'])
        .where('status', '=', 'approved')
        .orderBy(sql`coalesce(reviews.sort_order, -1)`)
        .orderBy('receivedAt', 'desc')
        .orderBy('reviews.id')
        .execute();
      return checkRows(
        'reviews',
        PublicReview,
        rows.map(({ id, answer, clientId, clientName, clientInArabic, ...review }) => ({
          _id: id,
          ...review,
          client: clientId && clientName ? { _id: clientId, name: nameIn(locale, clientName, clientInArabic) } : undefined,
          answer: answer ? { by: brands[languageOf(answer)].name, text: answer } : undefined,
        })),
      );
    },

    /** For staff; the newest first. */
    async list(): Promise<StoredReview[]> {
      const rows = await db.selectFrom('reviews').select(sentColumns).orderBy('receivedAt', 'desc').orderBy('id').execute();
      return rows.map(toSubmission);
    },

    /** By its id or its reference. */
    async find(idOrReference: string): Promise<StoredReview | undefined> {
      const row = await db
        .selectFrom('reviews')
        .select(sentColumns)
        .where((review) => review.or([review('id', '=', idOrReference), review('reference', '=', asReference(idOrReference))]))
        .executeTakeFirst();
      return row && toSubmission(row);
    },

    /** To be called inside a transaction. */
    async add({ suspicious, spamReasons, ...review }: New<StoredReview>): Promise<string> {
      const id = newId();
      const added = await db
        .insertInto('reviews')
        .values({ id, ...review, ...spamColumns({ suspicious, spamReasons }) })
        .returning(isListenedTo)
        .executeTakeFirst();
      // There is no event of its arrival, which would announce it.
      if (added?.isListenedTo && review.status === 'pending')
        await queueDeliveries(db, { event: 'review.created', subject: { kind: 'review', id } }, new Date(review.receivedAt));
      await putSearchText(db, { kind: 'review', id, texts: sentTexts(reviewForm, review) });
      await putAddresses(db, 'review', id, review);
      if (review.status === 'approved') await bumpRevision(db, 'reviews');
      return id;
    },
  };
}
