import type { Kysely } from 'kysely';

/**
 * Adds the marks of cases that a colleague has given to somebody, or named them in, and that they have not opened since; and the address that a link
 * confirms.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('case_marks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('about_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('by_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('account_links').addColumn('email', 'text').execute();
  await db.schema.createIndex('case_marks_by_case').on('case_marks').columns(['about_id', 'account_id']).unique().execute();
  await db.schema.createIndex('case_marks_by_account').on('case_marks').columns(['account_id', 'at']).execute();
}
