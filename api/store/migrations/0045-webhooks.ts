import type { Kysely } from 'kysely';

/** Adds the endpoints of other systems, and what is to be delivered to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('is_on', 'integer', (column) => column.notNull())
    .addColumn('off_reason', 'text')
    .addColumn('secret_key', 'text', (column) => column.notNull())
    .addColumn('previous_key', 'text')
    .addColumn('previous_until', 'text')
    .addColumn('failing_since', 'text')
    .addColumn('last_sent_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('webhook_id', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('subject_kind', 'text')
    .addColumn('subject_id', 'text')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('leased_until', 'text')
    .addColumn('last_attempt_at', 'text')
    .addColumn('response_code', 'integer')
    .addColumn('fault', 'text')
    .addColumn('ended_at', 'text')
    .execute();
  await db.schema.createIndex('webhook_deliveries_due').on('webhook_deliveries').columns(['status', 'next_attempt_at']).execute();
  await db.schema.createIndex('webhook_deliveries_by_webhook').on('webhook_deliveries').columns(['webhook_id', 'at']).execute();
  await db.schema.createIndex('webhook_deliveries_by_subject').on('webhook_deliveries').column('subject_id').execute();
}
