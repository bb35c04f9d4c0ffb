import type { Kysely } from 'kysely';

/** Adds the people whom the About page introduces, and to a review the client whose it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('members')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('duty', 'text', (column) => column.notNull())
    .addColumn('portrait', 'text')
    .addColumn('is_shown', 'integer', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('ar', 'text')
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('reviews').addColumn('client_id', 'text').execute();
}
