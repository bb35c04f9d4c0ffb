import type { Kysely } from 'kysely';

/** The HTML part of a mail; mails that wait already have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('html', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
