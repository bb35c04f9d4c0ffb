import type { Kysely } from 'kysely';

/** Adds what the Office changes of the texts of the site, over their files: a row for each line in each language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('text_lines')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('value', 'text')
    .addColumn('published_at', 'text')
    .addColumn('draft', 'text')
    .addColumn('draft_saved_at', 'text')
    .addColumn('draft_saved_by', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('text_lines_by_name').on('text_lines').column('name').execute();
}
