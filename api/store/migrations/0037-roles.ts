import { type Kysely, sql } from 'kysely';

/** Lets somebody have several roles. The column of one stays, for the release before, and has the first of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('accounts')
    .addColumn('roles', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await sql`update accounts set roles = '["' || role || '"]'`.execute(db);
}
