import type { Kysely } from 'kysely';

/** Adds what counted when a submission was set apart, as a JSON list. What was flagged before has none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['quotes', 'reviews', 'applicants']) await db.schema.alterTable(table).addColumn('spam_reasons', 'text').execute();
}
