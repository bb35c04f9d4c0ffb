import type { Kysely } from 'kysely';

/** Adds to a mail with copies who has got it already while it is tried again, and who did not get a copy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['delivered', 'refused_copies']) await db.schema.alterTable('outbox').addColumn(column, 'text').execute();
}
