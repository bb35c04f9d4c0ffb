import type { CreateTableBuilder, Kysely } from 'kysely';

/** Column names are the ones on disk: migrations run without the store's name conversion. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('groups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('website', 'text')
    .addColumn('google_map', 'text')
    .addColumn('services', 'text', (column) => column.notNull())
    .addColumn('logo', 'text')
    .addColumn('show_on_home', 'integer', (column) => column.notNull())
    .addColumn('position_top', 'double precision')
    .addColumn('position_left', 'double precision')
    .addColumn('is_deleted', 'integer', (column) => column.notNull())
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('clients')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('logo', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('services', 'text', (column) => column.notNull())
    .addColumn('is_private_work', 'integer', (column) => column.notNull())
    .addColumn('coming_soon', 'integer', (column) => column.notNull())
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('careers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('job_title', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('closing_date', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text')
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('responsibilities', 'text', (column) => column.notNull())
    .addColumn('qualifications', 'text', (column) => column.notNull())
    .execute();

  await submissionTable(db, 'quotes')
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone_number', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .execute();

  await submissionTable(db, 'reviews')
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('rate', 'integer', (column) => column.notNull())
    .addColumn('service', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'text')
    .execute();

  await submissionTable(db, 'applicants')
    .addColumn('career_id', 'text', (column) => column.notNull().references('careers.id'))
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('resume_key', 'text', (column) => column.notNull().unique())
    .addColumn('resume_name', 'text', (column) => column.notNull())
    .addColumn('resume_size', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('issued_references')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .execute();

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('leased_until', 'text')
    .addColumn('last_error', 'text')
    .addColumn('sent_at', 'text')
    .execute();

  await db.schema
    .createTable('idempotency_keys')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('receipt', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('revisions')
    .addColumn('tag', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute();

  await db.schema.createIndex('reviews_by_status').on('reviews').columns(['status', 'received_at']).execute();
  await db.schema.createIndex('outbox_by_due_time').on('outbox').columns(['status', 'next_attempt_at']).execute();
  await db.schema.createIndex('idempotency_keys_by_age').on('idempotency_keys').column('created_at').execute();
}

function submissionTable(db: Kysely<unknown>, name: string): CreateTableBuilder<string, string> {
  return db.schema
    .createTable(name)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('suspicious', 'integer', (column) => column.notNull());
}
