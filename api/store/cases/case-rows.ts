import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { asReference } from './submission-rows.ts';

/** Cases that one e-mail address has sent which are looked at. */
const maxOfPerson = 50;

/** The rows of a list of cases, found in other ways than by its filters. */
export function caseRows<Table extends 'quotes' | 'applicants', Row, Entry>(
  table: Table,
  all: () => SelectQueryBuilder<Tables, Table, Row>,
  toEntry: (row: Row) => Entry,
) {
  const column = (name: string) => sql.ref<string>(`${table}.${name}`);

  return {
    /** In no order. */
    async rows(ids: readonly string[]): Promise<Entry[]> {
      if (ids.length === 0) return [];
      return (await all().where(column('id'), 'in', ids).execute()).map((row) => toEntry(row as Row));
    },

    /** Returns so many of these that came last, the newest first. */
    async newestOf(ids: readonly string[], limit: number): Promise<Entry[]> {
      if (ids.length === 0) return [];
      const rows = all().where(column('id'), 'in', ids).orderBy(column('receivedAt'), 'desc').orderBy(column('id')).limit(limit);
      return (await rows.execute()).map((row) => toEntry(row as Row));
    },

    async findByReference(reference: string): Promise<Entry | undefined> {
      const row = await all().where(column('reference'), '=', asReference(reference)).executeTakeFirst();
      return row && toEntry(row as Row);
    },

    /** All of an e-mail address, ignoring letter case, the newest first. */
    async byEmail(email: string): Promise<Entry[]> {
      if (email === '') return [];
      const rows = await all()
        .where(({ fn }) => fn<string>('lower', [column('email')]), '=', email.toLowerCase())
        .orderBy(column('receivedAt'), 'desc')
        .orderBy(column('id'))
        .limit(maxOfPerson)
        .execute();
      return rows.map((row) => toEntry(row as Row));
    },
  };
}
