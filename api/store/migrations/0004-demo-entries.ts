import type { Kysely } from 'kysely';

/** The rows that came from the demo, each with its content at that time: as long as both are equal, nobody has made it their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('demo_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
}
