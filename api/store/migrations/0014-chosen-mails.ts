import type { Kysely } from 'kysely';

/** Remembers which of the mails of a day or week have been written: they go once, however many processes there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('written_digests')
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('written_digests_key', ['topic', 'day'])
    .execute();
}
