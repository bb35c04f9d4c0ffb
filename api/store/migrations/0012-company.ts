import type { Kysely } from 'kysely';

/**
 * What the Office has changed of the company, over the configuration: one row, whose document has the changed fields alone. Beside it
 * whether the owners have put the first steps away.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('company')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('changes', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('first_steps_hidden', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
