import type { Kysely } from 'kysely';

/** Price offers, and the last number of each year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('offers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('quote_id', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('number', 'text')
    .addColumn('edition', 'integer', (column) => column.notNull())
    .addColumn('revises', 'text')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('tax', 'text')
    .addColumn('company', 'text')
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('total', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'text')
    .addColumn('issued_at', 'text')
    .addColumn('accepted_at', 'text')
    .addColumn('accepted_name', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('merged_from', 'text')
    .execute();
  await db.schema.createIndex('offers_by_quote').on('offers').column('quote_id').execute();
  await db.schema.createIndex('offers_by_number').on('offers').columns(['number', 'edition']).unique().execute();
  await db.schema.createIndex('offers_by_state').on('offers').columns(['state', 'accepted_at']).execute();
  await db.schema.createIndex('offers_by_change').on('offers').column('changed_at').execute();
  await db.schema
    .createTable('offer_numbers')
    .addColumn('year', 'text', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute();
}
