import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Locale } from '#contract/locales';
import type { Found } from '#contract/office/today';
import { findMatches, isAmong } from '../cases/quote-matches.ts';
import type { Engine } from '../engines/engine.ts';
import { titlesOf } from '../jobs/jobs.ts';
import type { SearchKind, Tables } from '../tables.ts';
import { excerptAround } from './excerpt.ts';
import { isFoundIn, type SoughtWord, soughtWords } from './search-words.ts';

/** Reviews or applications that are looked up one by one. */
const maxFew = 5_000;

/** Names what a reference stands for. */
interface Referred {
  kind: SearchKind;
  id: string;
  name: string;
  reference: string;
}

/** Finds submissions by the beginnings of their words, the newest first; and offices. */
export function searchRepository(db: Kysely<Tables>, { matchingIds, quoteSearch }: Pick<Engine, 'matchingIds' | 'quoteSearch'>) {
  /**
   * Those of the reviews or applications that a search finds; undefined for more than are looked up one by one, whose newest are found soonest by going
   * through all.
   */
  async function few(sought: readonly SoughtWord[], kind: 'review' | 'application'): Promise<string[] | undefined> {
    const { rows } = await sql<{ id: string }>`${matchingIds(sought, kind)} limit ${maxFew + 1}`.execute(db);
    return rows.length > maxFew ? undefined : rows.map(({ id }) => id);
  }

  const sent = {
    async quote(search: string, limit: number): Promise<Found[]> {
      const matches = await findMatches(db, quoteSearch, search);
      if (!matches) return [];
      const rows = await db
        .selectFrom('quotes')
        .select(['id', 'reference', 'fullName as name', 'excerpt', 'message', 'receivedAt as at'])
        .where(isAmong(quoteSearch, matches, true))
        .where('mergedInto', 'is', null)
        .orderBy('receivedAt', 'desc')
        .limit(limit)
        .execute();
      const sought = soughtWords(search);
      // What they wrote last, as in the list; where the word is in what they wrote first, that.
      const textOf = (excerpt: string, message: string) =>
        excerptAround(excerpt, sought) === undefined ? (excerptAround(message, sought) ?? excerpt) : excerpt;
      return rows.map(({ excerpt, message, ...row }) => ({ kind: 'quote', ...row, text: textOf(excerpt, message) }));
    },

    async review(search: string, limit: number): Promise<Found[]> {
      const sought = soughtWords(search);
      const ids = sought.length === 0 ? [] : await few(sought, 'review');
      if (ids?.length === 0) return [];
      const rows = await db
        .selectFrom('reviews')
        .select(['id', 'reference', 'fullName as name', 'message as text', 'receivedAt as at'])
        .where((review) => (ids ? review('id', 'in', ids) : sql<SqlBool>`id in (${matchingIds(sought, 'review')})`))
        .orderBy('receivedAt', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ kind: 'review', ...row }));
    },

    /** By what the job is called in a language. */
    async application(search: string, limit: number, locale: Locale): Promise<Found[]> {
      const sought = soughtWords(search);
      const ids = sought.length === 0 ? [] : await few(sought, 'application');
      if (ids?.length === 0) return [];
      const rows = await db
        .selectFrom('applicants')
        .innerJoin('careers', 'careers.id', 'applicants.careerId')
        .select([
          'applicants.id',
          'applicants.reference',
          'applicants.fullName as name',
          'careers.jobTitle',
          'careers.ar',
          'applicants.receivedAt as at',
        ])
        .where((applicant) =>
          ids ? applicant('applicants.id', 'in', ids) : sql<SqlBool>`applicants.id in (${matchingIds(sought, 'application')})`,
        )
        .where('mergedInto', 'is', null)
        .orderBy('applicants.receivedAt', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ jobTitle, ar, ...row }) => ({ kind: 'application', ...row, text: titlesOf({ jobTitle, ar })[locale] }));
    },
  } satisfies Record<SearchKind, unknown>;

  /** Returns what each of these references stands for, if anything: of a part of another one, that. */
  async function byReferences(references: readonly string[]): Promise<ReadonlyMap<string, Referred>> {
    const found = new Map<string, Referred>();
    if (references.length === 0) return found;
    for (const [kind, table] of Object.entries({ quote: 'quotes', review: 'reviews', application: 'applicants' } as const)) {
      const id = table === 'reviews' ? sql.ref<string>('id') : sql<string>`coalesce(merged_into, id)`;
      const rows = db
        .selectFrom(table)
        .select(['fullName as name', 'reference', id.as('id')])
        .where('reference', 'in', references);
      for (const row of await rows.execute()) found.set(row.reference, { kind: kind as SearchKind, ...row });
    }
    return found;
  }

  return {
    /** Finds what was sent, of these kinds: at most so many of each, the newest first; jobs are called what they are in a language. */
    async sent(search: string, kinds: readonly SearchKind[], limit: number, locale: Locale = 'en'): Promise<Found[]> {
      const found: Found[] = [];
      for (const kind of kinds) found.push(...(await sent[kind](search, limit, locale)));
      return found;
    },

    /** They are few, and have no index: those that have the words in name, country, address or number, in either language. */
    async offices(search: string, limit: number): Promise<Found[]> {
      const rows = await db
        .selectFrom('groups')
        .select(['id', 'name', 'country', 'address', 'phone', 'email', 'ar'])
        .where('isDeleted', '=', 0)
        .orderBy('sortOrder')
        .orderBy('id')
        .execute();
      const sought = soughtWords(search);
      return rows
        .filter(({ name, country, address, phone, email, ar }) => isFoundIn([name, country, address, phone, email, ar ?? ''], sought))
        .slice(0, limit)
        .map(({ id, name, country, address }) => ({ kind: 'office', id, reference: null, name, text: `${country}, ${address}`, at: null }));
    },

    byReferences,

    /** Returns what a reference stands for. */
    byReference: async (reference: string): Promise<Referred | undefined> => (await byReferences([reference])).get(reference),

    /** Returns the times at which the applications since a moment came. */
    async applicationArrivals(since: string): Promise<string[]> {
      const rows = await db
        .selectFrom('applicants')
        .select('receivedAt')
        .where('receivedAt', '>=', since)
        .where('mergedInto', 'is', null)
        .execute();
      return rows.map(({ receivedAt }) => receivedAt);
    },
  };
}
