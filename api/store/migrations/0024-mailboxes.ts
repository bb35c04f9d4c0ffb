import type { Kysely } from 'kysely';

/** Up to where each mailbox has been read, and by whom it is read now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mailboxes')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('uid_validity', 'text', (column) => column.notNull())
    .addColumn('last_uid', 'text', (column) => column.notNull())
    .addColumn('leased_until', 'text')
    .addColumn('leased_by', 'text')
    .execute();
}
