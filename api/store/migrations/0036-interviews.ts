import type { Kysely } from 'kysely';

/**
 * Adds what an interview has besides its time, what the applicant's calendar was told of it, the calendar entry that goes with a mail, mails that
 * leave at a time that somebody has chosen, and the address of each colleague's calendar.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('applicants')
    .addColumn('interview_minutes', 'integer', (column) => column.notNull().defaultTo(45))
    .execute();
  for (const [column, initial] of [
    ['interview_place', ''],
    ['interview_people', '[]'],
  ] as const)
    await db.schema
      .alterTable('applicants')
      .addColumn(column, 'text', (added) => added.notNull().defaultTo(initial))
      .execute();
  for (const [table, column] of [
    ['applicants', 'interview_invited'],
    ['case_drafts', 'interview'],
    ['outbox', 'calendar'],
    ['outbox', 'scheduled_for'],
    ['accounts', 'calendar_key'],
  ] as const)
    await db.schema.alterTable(table).addColumn(column, 'text').execute();
  await db.schema.createIndex('applicants_by_interview').on('applicants').column('interview_at').execute();
}
