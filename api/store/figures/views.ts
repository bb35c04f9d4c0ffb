import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { ViewCount } from './tables-figures.ts';

const idOf = ({ day, kind, name, locale }: ViewCount) => `${day} ${kind} ${name} ${locale}`;

export function viewRepository(db: Kysely<Tables>) {
  return {
    /** Adds to what is there: several processes may count. To be called inside a transaction. */
    async add(counts: readonly ViewCount[]): Promise<void> {
      if (counts.length === 0) return;
      // In one order everywhere: two processes that add at the same time cause no deadlock.
      const rows = counts.map((count) => ({ ...count, id: idOf(count) })).toSorted((one, other) => (one.id < other.id ? -1 : 1));
      await db
        .insertInto('viewCounts')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(({ ref, eb }) => ({ views: eb(ref('viewCounts.views'), '+', ref('excluded.views')) })),
        )
        .execute();
    },

    /** Counts of the days from one to another, both included, added up. */
    async between(from: string, to: string): Promise<Omit<ViewCount, 'day'>[]> {
      const rows = await db
        .selectFrom('viewCounts')
        .select(({ fn }) => ['kind', 'name', 'locale', fn.sum<number | string>('views').as('views')])
        .where('day', '>=', from)
        .where('day', '<=', to)
        .groupBy(['kind', 'name', 'locale'])
        .execute();
      return rows.map((row) => ({ ...row, views: Number(row.views) }));
    },
  };
}
