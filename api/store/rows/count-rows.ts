import type { Expression, SelectQueryBuilder } from 'kysely';
import type { Tables } from '../tables.ts';

/** Counts the rows of a query that selects nothing yet. Counts of PostgreSQL are wider than a number, and arrive as text. */
export async function countRows(query: Expression<object>): Promise<number> {
  const rows = query as unknown as SelectQueryBuilder<Tables, 'quotes', object>;
  const { total } = await rows.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  return Number(total);
}
