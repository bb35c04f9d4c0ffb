import type { Kysely } from 'kysely';

/** Adds to a client what was before, what was done and how it is now, in each language; null for one of whom nothing of it is written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('clients').addColumn('story', 'text').execute();
}
