import type { Kysely } from 'kysely';

/**
 * The language in which a visitor sent something, which was English until now; and what offices, clients and positions say in Arabic, as JSON,
 * null for those that have been written in one language alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['quotes', 'reviews', 'applicants'])
    await db.schema
      .alterTable(table)
      .addColumn('locale', 'text', (column) => column.notNull().defaultTo('en'))
      .execute();
  for (const table of ['groups', 'clients', 'careers']) await db.schema.alterTable(table).addColumn('ar', 'text').execute();
}
