import type { Kysely } from 'kysely';

/** Counts how often the Office has changed an office: whoever was slower is told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('groups')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
