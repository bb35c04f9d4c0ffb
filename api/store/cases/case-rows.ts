import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { asReference } from './submission-rows.ts';

/** Cases that one person has sent which are looked at. */
const maxOfPerson = 50;

/** A case that may have become a part of another one of its kind. */
export interface Part {
  mergedInto: string | null;
}

/** A case that has become a part of another one: its id, and the references of both. */
export interface Merge {
  id: string;
  reference: string;
  targetReference: string;
}

/** The rows of a list of cases, found in other ways than by its filters. A part of another one is found by its reference alone. */
export function caseRows<Table extends 'quotes' | 'applicants', Row, Entry>(
  db: Kysely<Tables>,
  table: Table,
  all: () => SelectQueryBuilder<Tables, Table, Row>,
  toEntry: (row: Row) => Entry,
) {
  const column = (name: string) => sql.ref<string>(`${table}.${name}`);
  const standing = () => all().where(column('mergedInto'), 'is', null);

  return {
    /** In no order. */
    async rows(ids: readonly string[]): Promise<Entry[]> {
      if (ids.length === 0) return [];
      return (await standing().where(column('id'), 'in', ids).execute()).map((row) => toEntry(row as Row));
    },

    /** Returns those of these that came last, the newest first. */
    async newestOf(ids: readonly string[]): Promise<Entry[]> {
      if (ids.length === 0) return [];
      const rows = standing().where(column('id'), 'in', ids).orderBy(column('receivedAt'), 'desc').orderBy(column('id')).limit(maxOfPerson);
      return (await rows.execute()).map((row) => toEntry(row as Row));
    },

    async findByReference(reference: string): Promise<Entry | undefined> {
      const row = await all().where(column('reference'), '=', asReference(reference)).executeTakeFirst();
      return row && toEntry(row as Row);
    },

    /** All of an e-mail address, ignoring letter case, the newest first. */
    async byEmail(email: string): Promise<Entry[]> {
      if (email === '') return [];
      const rows = await standing()
        .where(({ fn }) => fn<string>('lower', [column('email')]), '=', email.toLowerCase())
        .orderBy(column('receivedAt'), 'desc')
        .orderBy(column('id'))
        .limit(maxOfPerson)
        .execute();
      return rows.map((row) => toEntry(row as Row));
    },

    /** Every one that has become a part of another one. They are few. */
    async merges(): Promise<Merge[]> {
      const { rows } = await sql<Merge>`select part.id, part.reference, target.reference as "targetReference"
        from ${sql.table(table)} as part inner join ${sql.table(table)} as target on target.id = part.merged_into
        where part.merged_into is not null order by part.id`.execute(db);
      return rows;
    },
  };
}
