import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Tables whose rows staff put in order, each with its place from 0. */
type OrderedTable = 'groups' | 'members' | 'reviews';
type Ordered = Record<OrderedTable, { id: string; sortOrder: number | null }>;

const ordered = (db: Kysely<Tables>) => db as unknown as Kysely<Ordered>;

/** Gives the rows of these ids the places in which they stand here. To be called inside a transaction. */
export async function putInOrder(db: Kysely<Tables>, table: OrderedTable, ids: readonly string[]): Promise<void> {
  for (const [sortOrder, id] of ids.entries()) await ordered(db).updateTable(table).set({ sortOrder }).where('id', '=', id).execute();
}

/** Returns the place behind all rows. */
export async function nextPlace(db: Kysely<Tables>, table: OrderedTable): Promise<number> {
  const { last } = await ordered(db)
    .selectFrom(table)
    .select(({ fn }) => fn.max('sortOrder').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? -1) + 1;
}
