import type { Kysely } from 'kysely';

/**
 * What the Office needs to work on jobs: a version, when one was closed before its day, when it was archived, and drafts of what is to be public.
 * Drafts are general: `kind` and `subject_id` say what they are of.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const careers = () => db.schema.alterTable('careers');
  await careers()
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await careers().addColumn('closed_at', 'text').execute();
  await careers().addColumn('archived_at', 'text').execute();

  await db.schema
    .createTable('content_drafts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('saved_by', 'text')
    .execute();
  await db.schema.createIndex('content_drafts_by_subject').on('content_drafts').columns(['kind', 'subject_id']).unique().execute();
  // The number of applications of each position is counted from it alone.
  await db.schema.createIndex('applicants_by_position').on('applicants').column('career_id').execute();
}
