import { type Kysely, sql } from 'kysely';

/**
 * Adds the application that another one of the same person has become a part of, and when its person applied last. What is counted, and when what
 * is deleted, is read from indexes as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['merged_into', 'applied_again_at']) await db.schema.alterTable('applicants').addColumn(column, 'text').execute();
  const indexes = {
    applicants_for_counts: ['suspicious', 'merged_into', 'career_id', 'state', 'told_at', 'rating', 'assignee_id', 'received_at'],
    applicants_for_figures: ['suspicious', 'merged_into', 'received_at', 'source_host', 'utm_source', 'utm_campaign'],
    applicants_by_state: ['suspicious', 'state', 'received_at', 'merged_into'],
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.dropIndex(name).execute();
    await db.schema.createIndex(name).on('applicants').columns(columns).execute();
  }
  // Of the few that were joined: for all others, an index of nothing would look like a way to find them.
  await sql`create index applicants_by_target on applicants (merged_into) where merged_into is not null`.execute(db);
  // What is deleted next: of all, and of what the board shows.
  const last = sql`(coalesce(applied_again_at, received_at))`;
  await sql`create index applicants_by_last on applicants (${last})`.execute(db);
  await sql`create index applicants_by_last_of_all on applicants (suspicious, merged_into, ${last})`.execute(db);
  await sql`create index applicants_by_last_of_job on applicants (career_id, suspicious, merged_into, ${last})`.execute(db);
}
