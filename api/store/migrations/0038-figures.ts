import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';

type Database = Record<string, Record<string, unknown>>;

/** Empty where it is not known, as for all that came before. */
const sources = [
  ...['source_page', 'source_before', 'source_host'],
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'],
];

/** From what requests are counted. */
const counted = ['source_page', 'source_before', 'source_host', 'utm_source', 'utm_campaign'];

/**
 * What figures are made of: from where each submission came, when and why a quote was closed, who gave its first answer after how long, and how often
 * pages and forms were seen on a day.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  for (const table of ['quotes', 'reviews', 'applicants'])
    for (const column of sources)
      await db.schema
        .alterTable(table)
        .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
        .execute();
  for (const column of ['closed_at', 'closing_reason', 'first_answered_by'] as const)
    await db.schema.alterTable('quotes').addColumn(column, 'text').execute();
  await db.schema.alterTable('quotes').addColumn('first_answer_minutes', 'integer').execute();

  await fillQuotes(db);
  await addIndexes(db);
  await db.schema
    .createTable('view_counts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('view_counts_by_day').on('view_counts').columns(['day', 'kind', 'name', 'locale', 'views']).execute();
}

/** As far as history and answers tell it: a quote whose closing was not written down was closed when it was answered first, or came. */
async function fillQuotes(db: Kysely<Database>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const seconds = (column: string): RawBuilder<number> =>
    isPostgres
      ? sql`extract(epoch from ${sql.ref(column)}::timestamptz)::bigint`
      : sql`cast(strftime('%s', ${sql.ref(column)}) as integer)`;
  await sql`update quotes set first_answer_minutes = (${seconds('first_answered_at')} - ${seconds('received_at')}) / 60,
    first_answered_by = (select author_id from answers where answers.about = 'quote' and answers.about_id = quotes.id order by answers.at limit 1)
    where first_answered_at is not null`.execute(db);
  await sql`update quotes set closed_at = coalesce(
      (select max(at) from events where subject_id = quotes.id and kind = 'quote.state' and events.after = quotes.state),
      first_answered_at, received_at)
    where state in ('won', 'lost')`.execute(db);
}

/** Neither spam nor a part of another one. */
const genuine = ['suspicious', 'merged_into'];

/** Each figure is read from an index that has all its columns. */
async function addIndexes(db: Kysely<Database>): Promise<void> {
  const indexes: Record<string, [table: string, columns: string[]]> = {
    quotes_for_figures: ['quotes', [...genuine, 'received_at', 'locale', ...counted]],
    quotes_by_closing: ['quotes', [...genuine, 'closed_at', 'state', 'closing_reason', 'assignee_id', ...counted]],
    quotes_by_first_answer: ['quotes', [...genuine, 'first_answered_at', 'first_answered_by', 'first_answer_minutes']],
    applicants_for_figures: ['applicants', ['suspicious', 'received_at', 'source_host', 'utm_source', 'utm_campaign']],
    reviews_for_figures: ['reviews', ['suspicious', 'received_at', 'status', 'rate']],
  };
  for (const [name, [table, columns]] of Object.entries(indexes)) await db.schema.createIndex(name).on(table).columns(columns).execute();
}
