import type { Kysely } from 'kysely';

/**
 * Adds what a merge of two quotes needs to be taken back: where each note, answer and reply stood before, and the state of the quote that was merged.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['notes', 'answers', 'replies']) await db.schema.alterTable(table).addColumn('merged_from', 'text').execute();
  await db.schema.alterTable('quotes').addColumn('state_before_merge', 'text').execute();
}
