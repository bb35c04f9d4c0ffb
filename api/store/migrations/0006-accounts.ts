import { type Kysely, sql } from 'kysely';

/** The people of the Office: their accounts, what they sign in with, and the history of what was done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('authenticator_secret', 'text')
    // The time step of the last one-time code that was accepted: no code is accepted twice.
    .addColumn('authenticator_step', 'integer', (column) => column.notNull())
    .addColumn('preferences', 'text', (column) => column.notNull())
    .addColumn('is_demo', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text')
    .execute();
  await db.schema.createIndex('accounts_by_email').unique().on('accounts').expression(sql`lower(email)`).execute();

  await accountTable(db, 'sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text', (column) => column.notNull())
    .execute();

  await accountTable(db, 'account_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('clears_factors', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();

  await accountTable(db, 'passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    // Up to 32 bits, which PostgreSQL's integer is too small for.
    .addColumn('counter', 'double precision', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute();

  await db.schema
    .createTable('passkey_challenges')
    .addColumn('challenge_hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('passkey_challenges_by_end').on('passkey_challenges').column('expires_at').execute();

  await accountTable(db, 'recovery_codes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();

  for (const table of ['sessions', 'account_links', 'passkeys', 'recovery_codes'])
    await db.schema.createIndex(`${table}_by_account`).on(table).column('account_id').execute();

  await db.schema
    .createTable('events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    // No foreign keys: what was done outlives whoever did it and what it was done to.
    .addColumn('actor_id', 'text')
    .addColumn('actor_name', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_kind', 'text')
    .addColumn('subject_id', 'text')
    .addColumn('subject_name', 'text')
    .addColumn('subject_reference', 'text')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute();
  await db.schema.createIndex('events_by_time').on('events').columns(['at', 'id']).execute();
  await db.schema.createIndex('events_by_actor').on('events').columns(['actor_id', 'at']).execute();
  await db.schema.createIndex('events_by_kind').on('events').columns(['kind', 'at']).execute();
  await db.schema.createIndex('events_by_subject').on('events').columns(['subject_kind', 'subject_id', 'at']).execute();

  await db.schema
    .createTable('topics')
    .addColumn('topic', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute();
}

/** A table whose rows go with their account. */
const accountTable = (db: Kysely<unknown>, name: string) =>
  db.schema.createTable(name).addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'));
