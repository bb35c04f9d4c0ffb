import { type Kysely, sql } from 'kysely';

/**
 * Adds the files of quotes and applications: those that people send, that are attached to answers, and that are attached to answers which are not sent
 * yet. Also who else gets an answer, where its answer goes, and what the company says publicly to a review.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const notNull = ['id', 'about', 'about_id', 'key', 'name', 'at'] as const;
  await notNull
    .reduce(
      (table, name) => table.addColumn(name, 'text', (column) => (name === 'id' ? column.primaryKey() : column.notNull())),
      db.schema.createTable('case_files').addColumn('size', 'integer', (column) => column.notNull()),
    )
    .addColumn('account_id', 'text')
    .addColumn('mail_id', 'text')
    .addColumn('removed_at', 'text')
    .addColumn('merged_from', 'text')
    .execute();
  await db.schema.createIndex('case_files_by_case').on('case_files').columns(['about_id', 'at']).execute();
  await db.schema.createIndex('case_files_by_mail').on('case_files').columns(['mail_id']).execute();
  await sql`create index case_files_by_origin on case_files (merged_from) where merged_from is not null`.execute(db);
  for (const table of ['answers', 'case_drafts', 'outbox'])
    for (const column of ['cc', 'bcc']) await db.schema.alterTable(table).addColumn(column, 'text').execute();
  await sql`create index answers_by_copies on answers (at) where cc is not null or bcc is not null`.execute(db);
  await db.schema.alterTable('case_replies').addColumn('reply_to', 'text').execute();
  for (const column of ['answer', 'answered_at']) await db.schema.alterTable('reviews').addColumn(column, 'text').execute();
}
