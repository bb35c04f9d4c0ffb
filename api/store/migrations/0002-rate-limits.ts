import type { Kysely } from 'kysely';

/** The table of rate-limiter-flexible, for the engine whose processes share their counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    // Milliseconds since 1970.
    .addColumn('expire', 'bigint')
    .execute();
}
