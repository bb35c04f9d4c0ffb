import type { Kysely } from 'kysely';

/** Adds sign-ins of colleagues at a provider, those that are under way, and with which a session began. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('identities')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute();
  await db.schema.createIndex('identities_by_subject').unique().on('identities').columns(['issuer', 'subject']).execute();
  // Of one provider an account has one: an address that the provider has given to somebody else opens nothing.
  await db.schema.createIndex('identities_by_account').unique().on('identities').columns(['account_id', 'issuer']).execute();

  await db.schema
    .createTable('provider_attempts')
    .addColumn('state_hash', 'text', (column) => column.primaryKey())
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('code_verifier', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('asks_again', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('provider_attempts_by_end').on('provider_attempts').column('expires_at').execute();

  await db.schema.alterTable('sessions').addColumn('provider', 'text').execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('has_second_factor', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
