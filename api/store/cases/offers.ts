import type { Kysely, Selectable } from 'kysely';
import { CompanyValues } from '#contract/company';
import { OfferContent, OfferTax } from '#contract/offers/offer-content';
import type { OfferFigures } from '#contract/offers/offer-figures';
import { fromJson, json } from '../rows/columns.ts';
import { newId } from '../rows/identifiers.ts';
import { wordsOf } from '../search/words.ts';
import type { Tables } from '../tables.ts';
import type { OfferTable } from './tables-offers.ts';

type PlainColumn =
  | ('id' | 'state' | 'number' | 'edition' | 'revises' | 'changedAt' | 'removedAt')
  | ('issuedAt' | 'acceptedAt' | 'acceptedName' | 'version');

/** An offer as it is stored. */
export interface StoredOffer extends Pick<OfferTable, PlainColumn> {
  quoteId: string;
  content: OfferContent;
  tax: OfferTax | null;
  company: CompanyValues;
  total: number;
}

/** Describes what is written into an offer: its content, and the total that follows from it. */
export interface WrittenOffer {
  content: OfferContent;
  total: number;
}

export type OfferChange = Partial<
  Pick<StoredOffer, 'state' | 'number' | 'edition' | 'tax' | 'company' | 'removedAt' | 'issuedAt' | 'acceptedAt' | 'acceptedName'>
>;

/** Price offers. Each belongs to a quote. */
export function offerRepository(db: Kysely<Tables>) {
  return {
    /** Returns its id. */
    async add(
      quoteId: string,
      { revises, edition }: Pick<StoredOffer, 'revises' | 'edition'>,
      written: WrittenOffer,
      now: Date,
    ): Promise<string> {
      const id = newId();
      const at = now.toISOString();
      await db
        .insertInto('offers')
        .values({
          id,
          quoteId,
          state: 'draft',
          number: null,
          edition,
          revises,
          ...columnsOf(written, revises),
          tax: null,
          company: null,
          createdAt: at,
          changedAt: at,
          removedAt: null,
          issuedAt: null,
          acceptedAt: null,
          acceptedName: null,
          version: 1,
          mergedFrom: null,
        })
        .execute();
      return id;
    },

    /** `lock`: nobody else changes it until the transaction ends. */
    async find(id: string, { lock = false } = {}): Promise<StoredOffer | undefined> {
      const query = db.selectFrom('offers').selectAll().where('id', '=', id);
      const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
      return row && toOffer(row);
    },

    /** Lists those of a quote that were not removed, the newest first. */
    async ofQuote(quoteId: string): Promise<StoredOffer[]> {
      const offers = db.selectFrom('offers').selectAll().where('quoteId', '=', quoteId).where('removedAt', 'is', null);
      return (await offers.orderBy('createdAt', 'desc').orderBy('id').execute()).flatMap((row) => toOffer(row) ?? []);
    },

    /** The newest version of a number. */
    async newestOf(number: string): Promise<StoredOffer | undefined> {
      const versions = db.selectFrom('offers').selectAll().where('number', '=', number);
      const row = await versions.orderBy('edition', 'desc').limit(1).executeTakeFirst();
      return row && toOffer(row);
    },

    /** Sets columns and counts the version up. */
    async change(
      id: string,
      { tax, company, ...change }: OfferChange,
      now: Date,
      written?: WrittenOffer & Pick<StoredOffer, 'revises'>,
    ): Promise<void> {
      await db
        .updateTable('offers')
        .set((offer) => ({
          ...change,
          ...(tax !== undefined && { tax: tax && json(tax) }),
          ...(company !== undefined && { company: json(company) }),
          ...(written && columnsOf(written, change.number ?? written.revises)),
          changedAt: now.toISOString(),
          version: offer('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute();
    },

    /**
     * The next number of a year, of four digits or more. Inside the transaction that uses it: others wait for its end, and it gives the number back
     * when it fails, so that none is left out.
     */
    async nextNumber(year: string): Promise<string> {
      const { last } = await db
        .insertInto('offerNumbers')
        .values({ year, last: 1 })
        .onConflict((conflict) => conflict.column('year').doUpdateSet((row) => ({ last: row('offerNumbers.last', '+', 1) })))
        .returning('last')
        .executeTakeFirstOrThrow();
      return `${year}-${String(last).padStart(4, '0')}`;
    },

    /** Moves all offers of a quote to another one, of which it becomes a part. */
    async move(fromId: string, toId: string): Promise<void> {
      await db.updateTable('offers').set({ quoteId: toId, mergedFrom: fromId }).where('quoteId', '=', fromId).execute();
    },

    /** Moves back what `move` has moved. */
    async moveBack(id: string, fromId: string): Promise<void> {
      const moved = db.updateTable('offers').set({ quoteId: id, mergedFrom: null });
      await moved.where('quoteId', '=', fromId).where('mergedFrom', '=', id).execute();
    },

    /**
     * Counts and sums by currency: those that are open, and those that were accepted since a moment. One whose quote was erased is not open to anybody:
     * its link opens nothing, and nobody can withdraw it.
     */
    async figures(acceptedSince: string): Promise<OfferFigures> {
      const offers = db.selectFrom('offers').select(['currency', 'total']);
      return {
        open: byCurrency(await offers.where('state', '=', 'open').where('quoteId', 'is not', null).execute()),
        accepted: byCurrency(await offers.where('state', '=', 'accepted').where('acceptedAt', '>=', acceptedSince).execute()),
      };
    },
  };
}

/** As a person's export has them. */
export const collectOffers = async (db: Kysely<Tables>, quoteIds: readonly string[]): Promise<object[]> => {
  if (quoteIds.length === 0) return [];
  const rows = db
    .selectFrom('offers')
    .selectAll()
    .where((row) => row.or([row('quoteId', 'in', quoteIds), row('mergedFrom', 'in', quoteIds)]));
  return (await rows.orderBy('createdAt').execute()).map(({ words, ...offer }) => offer);
};

/**
 * Erasure: drafts go; of an offer with a number stay the number, its dates, its state and its total, which the company's books refer to, and nothing
 * that names a person or says what it was about.
 */
export async function eraseOffers(db: Kysely<Tables>, quoteIds: readonly string[]): Promise<void> {
  if (quoteIds.length === 0) return;
  await db.deleteFrom('offers').where('quoteId', 'in', quoteIds).where('number', 'is', null).execute();
  await db
    .updateTable('offers')
    .set({ quoteId: null, mergedFrom: null, content: '', words: '', company: null, acceptedName: null })
    .where('quoteId', 'in', quoteIds)
    .execute();
}

const columnsOf = ({ content, total }: WrittenOffer, number: string | null) => ({
  content: json(content),
  currency: content.currency,
  total: String(total),
  words: wordsOf([number ?? '', content.recipient, content.title]).join(' '),
});

function byCurrency(offers: readonly { currency: string; total: string }[]): OfferFigures['open'] {
  return [...Map.groupBy(offers, ({ currency }) => currency)]
    .map(([currency, group]) => ({
      currency,
      count: group.length,
      total: Number(group.reduce((sum, { total }) => sum + (/^\d+$/.test(total) ? BigInt(total) : 0n), 0n)),
    }))
    .toSorted((one, other) => other.count - one.count);
}

/** Undefined for one whose content was erased, or is not such as is written here. */
export function toOffer(row: Selectable<Tables['offers']>): StoredOffer | undefined {
  const content = fromJson(OfferContent, row.content);
  if (!content || row.quoteId === null) return undefined;
  const { id, quoteId, state, number, edition, revises, changedAt, removedAt, issuedAt, acceptedAt, acceptedName, version } = row;
  return {
    id,
    quoteId,
    state,
    number,
    edition,
    revises,
    changedAt,
    removedAt,
    issuedAt,
    acceptedAt,
    acceptedName,
    version,
    content,
    tax: row.tax === null ? null : (fromJson(OfferTax, row.tax) ?? null),
    company: fromJson(CompanyValues, row.company ?? '{}') ?? {},
    total: Number(row.total),
  };
}
