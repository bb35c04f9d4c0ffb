import type { Kysely } from 'kysely';

/** Adds when a mail was handed to the mail server of which no reply is known yet, and when and why it came back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['handed_at', 'bounced_at', 'bounce_reason'])
    await db.schema.alterTable('outbox').addColumn(column, 'text').execute();
  await db.schema.createIndex('outbox_bounced').on('outbox').columns(['bounced_at']).execute();
}
