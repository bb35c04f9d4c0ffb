import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Place of the last row of a page in the order of the list. */
export interface Position {
  value: string | number;
  id: string;
}

/** By what a list is sorted, and by the ids of its rows where that is the same. */
export interface ListOrder {
  table: keyof Tables;
  column: string;
  direction: 'asc' | 'desc';
}

/** A page to read: the first one, or the one behind a position. */
export interface PageRequest {
  after?: Position | null | undefined;
  limit: number;
}

/** One page of a list, and where the next one starts; null at its end. */
export async function readPage<Table extends keyof Tables, Row extends { id: string }>(
  list: SelectQueryBuilder<Tables, Table, Row>,
  { table, column, direction }: ListOrder,
  { after, limit }: PageRequest,
): Promise<{ rows: Row[]; next: Position | null }> {
  const [value, id] = [sql.ref<string | number>(`${table}.${column}`), sql.ref(`${table}.id`)];
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  const query = after ? list.where(sql<SqlBool>`(${value}, ${id}) ${beyond} (${after.value}, ${after.id})`) : list;
  const found = await query
    .select(value.as('position'))
    .orderBy(value, direction)
    .orderBy(id, direction)
    .limit(limit + 1)
    .execute();
  const shown = found.slice(0, limit) as (Row & { position: string | number })[];
  const last = found.length > limit ? shown.at(-1) : undefined;
  return { rows: shown.map(({ position, ...row }) => row as unknown as Row), next: last ? { value: last.position, id: last.id } : null };
}
