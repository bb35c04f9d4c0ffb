import type { Kysely } from 'kysely';

/** Notes about requests are changed and removed by whoever wrote them, as those about applications are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['edited_at', 'removed_at']) await db.schema.alterTable('notes').addColumn(column, 'text').execute();
}
