import { type Kysely, sql } from 'kysely';

/** Adds whoever wants to hear of new jobs, of which jobs they were told, and where one leaves what a mail is sent for. Jobs that are public are not new. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('job_alerts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .execute();
  await db.schema.alterTable('careers').addColumn('announced_at', 'text').execute();
  await sql`update careers set announced_at = published_at`.execute(db);
  await db.schema.alterTable('outbox').addColumn('leaving_url', 'text').execute();
}
