import type { Kysely } from 'kysely';
import type { Found } from '#contract/office/today';
import { findMatches, isAmong } from '../cases/quote-matches.ts';
import type { Engine } from '../engines/engine.ts';
import type { SearchKind, Tables } from '../tables.ts';
import { isFoundIn, soughtWords } from './search-words.ts';

/** Finds submissions by the beginnings of their words, the newest first; and offices. */
export function searchRepository(db: Kysely<Tables>, { matchingIds, quoteSearch }: Pick<Engine, 'matchingIds' | 'quoteSearch'>) {
  const sent = {
    async quotes(search: string, limit: number): Promise<Found[]> {
      const matches = await findMatches(db, quoteSearch, search);
      if (!matches) return [];
      const rows = await db
        .selectFrom('quotes')
        .select(['id', 'reference', 'fullName as name', 'excerpt as text', 'receivedAt as at'])
        .where(isAmong(quoteSearch, matches, true))
        .where('mergedInto', 'is', null)
        .orderBy('receivedAt', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ kind: 'quote', ...row }));
    },

    async reviews(search: string, limit: number): Promise<Found[]> {
      const sought = soughtWords(search);
      if (sought.length === 0) return [];
      const rows = await db
        .selectFrom('reviews')
        .select(['id', 'reference', 'fullName as name', 'message as text', 'receivedAt as at'])
        .where('id', 'in', matchingIds(sought))
        .orderBy('receivedAt', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ kind: 'review', ...row }));
    },

    async applications(search: string, limit: number): Promise<Found[]> {
      const sought = soughtWords(search);
      if (sought.length === 0) return [];
      const rows = await db
        .selectFrom('applicants')
        .innerJoin('careers', 'careers.id', 'applicants.careerId')
        .select([
          'applicants.id',
          'applicants.reference',
          'applicants.fullName as name',
          'careers.jobTitle as text',
          'applicants.receivedAt as at',
        ])
        .where('applicants.id', 'in', matchingIds(sought))
        .orderBy('applicants.receivedAt', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ kind: 'application', ...row }));
    },
  };

  return {
    ...sent,

    /** Finds what was sent, of these kinds, the newest first. */
    async senders(search: string, kinds: readonly SearchKind[], limit: number): Promise<{ kind: SearchKind; id: string }[]> {
      const bySought = { quote: sent.quotes, application: sent.applications, review: sent.reviews };
      const rows: Found[] = [];
      for (const kind of kinds) rows.push(...(await bySought[kind](search, limit)));
      return rows
        .toSorted((one, other) => ((one.at ?? '') < (other.at ?? '') ? 1 : -1))
        .map(({ kind, id }) => ({ kind: kind as SearchKind, id }))
        .slice(0, limit);
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

    /** Returns what a reference stands for. */
    async byReference(reference: string) {
      const inTable = async (table: 'quotes' | 'reviews' | 'applicants') =>
        db.selectFrom(table).select(['id', 'fullName as name', 'reference']).where('reference', '=', reference).executeTakeFirst();
      const kinds = { quote: 'quotes', review: 'reviews', application: 'applicants' } as const;
      for (const kind of ['quote', 'review', 'application'] as const) {
        const row = await inTable(kinds[kind]);
        if (row) return { kind, ...row };
      }
      return undefined;
    },

    /** Returns the times at which the applications since a moment came. */
    async applicationArrivals(since: string): Promise<string[]> {
      const rows = await db.selectFrom('applicants').select('receivedAt').where('receivedAt', '>=', since).execute();
      return rows.map(({ receivedAt }) => receivedAt);
    },
  };
}
