import type { Kysely } from 'kysely';

/** Pictures of the company's own in place of the site's, a row for each slot that was ever changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pictures')
    .addColumn('slot', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text')
    .execute();
}
