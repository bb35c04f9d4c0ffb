import type { Kysely } from 'kysely';
import type { QuoteValues } from '#contract/forms/quote';
import { flag } from './columns.ts';
import { newId } from './identifiers.ts';
import type { New, Submission } from './submission-rows.ts';
import type { Tables } from './tables.ts';

export interface StoredQuote extends Submission, QuoteValues {}

export function quoteRepository(db: Kysely<Tables>) {
  return {
    async add({ suspicious, ...quote }: New<StoredQuote>): Promise<void> {
      await db
        .insertInto('quotes')
        .values({ id: newId(), ...quote, suspicious: flag(suspicious) })
        .execute();
    },

    /** For staff; the newest first. */
    async list(): Promise<StoredQuote[]> {
      const rows = await db.selectFrom('quotes').selectAll().orderBy('receivedAt', 'desc').orderBy('id').execute();
      return rows.map(({ id, suspicious, ...quote }) => ({ _id: id, ...quote, suspicious: suspicious === 1 }));
    },
  };
}
