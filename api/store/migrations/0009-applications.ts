import { type Kysely, sql } from 'kysely';
import { normalizeText } from '#contract/text/normalize-text';

type Database = Record<string, Record<string, unknown>>;
type Row = Record<string, string>;

/** Rows per statement. */
const batchSize = 500;

/**
 * What the Office needs to decide on applications: where each stands, its rating, who has it, notes, replies and drafts. Rows that are there
 * already are new, and have been since they came. Templates get a purpose; those that are there are for quotes.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  await extendApplicants(db);
  await addConversation(db);
  await db.schema
    .alterTable('templates')
    .addColumn('purpose', 'text', (column) => column.notNull().defaultTo('quotes'))
    .execute();
  await fillApplicants(db);
}

async function extendApplicants(db: Kysely<Database>): Promise<void> {
  const applicants = () => db.schema.alterTable('applicants');
  for (const [column, initial] of Object.entries({ state: 'new', state_since: '', rank: '', sort_name: '' }))
    await applicants()
      .addColumn(column, 'text', (added) => added.notNull().defaultTo(initial))
      .execute();
  for (const [column, initial] of Object.entries({ rating: 0, version: 1 }))
    await applicants()
      .addColumn(column, 'integer', (added) => added.notNull().defaultTo(initial))
      .execute();
  for (const column of ['assignee_id', 'interview_at', 'state_before_decline', 'told_at', 'wrote_at'])
    await applicants().addColumn(column, 'text').execute();

  // Each list is read in the order of an index, of one job and of all, and counted from one that has every column of its conditions.
  const orders: Record<string, string> = { rank: 'rank', receipt: 'received_at', name: 'sort_name', rating: 'rating' };
  const indexes: Record<string, string[]> = {
    ...Object.fromEntries(Object.entries(orders).map(([name, column]) => [`applicants_by_${name}_of_all`, ['suspicious', column, 'id']])),
    ...Object.fromEntries(
      Object.entries(orders).map(([name, column]) => [`applicants_by_${name}_of_job`, ['career_id', 'suspicious', column, 'id']]),
    ),
    applicants_by_state: ['suspicious', 'state', 'received_at'],
    applicants_for_counts: ['suspicious', 'career_id', 'state', 'told_at', 'rating', 'assignee_id', 'received_at'],
  };
  for (const [name, columns] of Object.entries(indexes)) await db.schema.createIndex(name).on('applicants').columns(columns).execute();
  await sql`create index applicants_by_email on applicants (lower(email))`.execute(db);
}

async function addConversation(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('application_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('edited_at', 'text')
    .addColumn('removed_at', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('application_replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.unique())
    .addColumn('in_reply_to', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('by_hand', 'integer', (column) => column.notNull())
    .addColumn('attachments', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('application_drafts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .execute();

  const index = (name: string, table: string, columns: string[]) => db.schema.createIndex(name).on(table).columns(columns);
  await index('application_notes_by_application', 'application_notes', ['application_id', 'at']).execute();
  await index('application_replies_by_application', 'application_replies', ['application_id', 'at']).execute();
  await index('application_drafts_by_account', 'application_drafts', ['application_id', 'account_id']).unique().execute();
}

async function fillApplicants(db: Kysely<Database>): Promise<void> {
  await sql`update applicants set state_since = received_at, rank = '0|' || received_at`.execute(db);
  for (let last = ''; ; ) {
    const rows = (await db
      .selectFrom('applicants')
      .select(['id', 'full_name'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute()) as Row[];
    if (rows.length === 0) return;
    const values = sql.join(rows.map((row) => sql`(${row.id}, ${normalizeText(row.full_name ?? '')})`));
    await sql`update applicants set sort_name = filled.column2 from (values ${values}) as filled where applicants.id = filled.column1`.execute(
      db,
    );
    last = rows.at(-1)?.id ?? '';
  }
}
