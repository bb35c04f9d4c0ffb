import type { Kysely } from 'kysely';

/** Remembers what the clock said when it was last looked at, and since when it has run evenly: by age is deleted only what is old by such a clock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('clock')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('steady_since', 'text', (column) => column.notNull())
    .execute();
}
