import type { Kysely } from 'kysely';

/** Adds who wrote what came by mail, as whom, and what is to be said of it; what is there already is the customer's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = { origin: 'customer', sender_name: '', sender_email: '', marks: '[]' };
  for (const table of ['replies', 'application_replies'])
    for (const [column, initial] of Object.entries(columns))
      await db.schema
        .alterTable(table)
        .addColumn(column, 'text', (added) => added.notNull().defaultTo(initial))
        .execute();
}
