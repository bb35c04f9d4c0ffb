import type { Kysely } from 'kysely';

/** Names the person, or the neighbour, by id: names are given twice, and places are taken by others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('events').addColumn('before_id', 'text').execute();
  await db.schema.alterTable('events').addColumn('after_id', 'text').execute();
}
