import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { normalizeText } from '#contract/text/normalize-text';
import { excerptOf } from '../search/excerpt.ts';
import { indexWords } from '../search/search-words.ts';

type Database = Record<string, Record<string, unknown>>;
type Row = Record<string, string>;

/** Rows per statement. */
const batchSize = 500;

/**
 * What the Office needs to work on quotes and reviews: where a request stands and whose turn it is, notes, answers, replies, drafts, templates,
 * views, and the full text of all submissions. Rows that are there already are new, unanswered and waiting since they came.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  await extendSubmissions(db);
  await addConversation(db);
  await addMails(db);
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? addPostgresSearch(db) : addSqliteSearch(db));
  await fillQuotes(db);
  await fillSearch(db);
}

async function extendSubmissions(db: Kysely<Database>): Promise<void> {
  const quotes = () => db.schema.alterTable('quotes');
  for (const [column, initial] of Object.entries({ state: 'new', turn: 'first-answer', rank: '', sort_name: '', excerpt: '' }))
    await quotes()
      .addColumn(column, 'text', (added) => added.notNull().defaultTo(initial))
      .execute();
  for (const column of ['waits_since', 'assignee_id', 'remind_at', 'first_answered_at', 'merged_into'])
    await quotes().addColumn(column, 'text').execute();
  for (const table of ['quotes', 'reviews'])
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  // Null: the newest first, before those that have a place.
  await db.schema.alterTable('reviews').addColumn('sort_order', 'integer').execute();

  // Each list is read in the order of an index, and counted from one that has every column of its conditions.
  const indexes: Record<string, string[]> = {
    quotes_by_rank: ['suspicious', 'rank', 'id'],
    quotes_by_receipt: ['suspicious', 'received_at', 'id'],
    quotes_by_name: ['suspicious', 'sort_name', 'id'],
    quotes_by_state: ['state', 'rank', 'id'],
    quotes_by_assignee: ['assignee_id', 'rank', 'id'],
    quotes_by_country: ['country', 'rank', 'id'],
    quotes_by_reminder: ['remind_at'],
    quotes_by_week: ['received_at', 'first_answered_at'],
    quotes_for_counts: ['suspicious', 'merged_into', 'state', 'turn', 'assignee_id', 'country', 'waits_since'],
  };
  for (const [name, columns] of Object.entries(indexes)) await db.schema.createIndex(name).on('quotes').columns(columns).execute();
  // Of the few that were merged: for all others, an index of nothing would look like a way to find them.
  await sql`create index quotes_by_target on quotes (merged_into) where merged_into is not null`.execute(db);
  await sql`create index quotes_by_email on quotes (lower(email))`.execute(db);
  await db.schema.createIndex('reviews_by_receipt').on('reviews').column('received_at').execute();
  await db.schema.createIndex('applicants_by_receipt').on('applicants').column('received_at').execute();
}

async function addConversation(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('quote_id', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('about_id', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('mail_id', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    // The quote's version with it: a later message is recognised by that.
    .addColumn('version', 'integer', (column) => column.notNull())
    // What the quote was before, as JSON: taking the answer back brings it back.
    .addColumn('before', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('quote_id', 'text', (column) => column.notNull())
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
    .createTable('drafts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('quote_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('templates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('saved_views')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  const index = (name: string, table: string, columns: string[]) => db.schema.createIndex(name).on(table).columns(columns).execute();
  await index('notes_by_quote', 'notes', ['quote_id', 'at']);
  await index('answers_by_subject', 'answers', ['about_id', 'at']);
  await index('answers_by_mail', 'answers', ['mail_id']);
  await index('replies_by_quote', 'replies', ['quote_id', 'at']);
  await db.schema.createIndex('drafts_by_quote').on('drafts').columns(['quote_id', 'account_id']).unique().execute();
  await index('saved_views_by_account', 'saved_views', ['account_id', 'created_at']);
}

async function addMails(db: Kysely<Database>): Promise<void> {
  for (const column of ['from_name', 'in_reply_to', 'held_until']) await db.schema.alterTable('outbox').addColumn(column, 'text').execute();
  await db.schema
    .alterTable('outbox')
    .addColumn('refused', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('outbox_by_reference').on('outbox').column('reference').execute();
  await db.schema.createIndex('outbox_by_refusal').on('outbox').columns(['refused', 'status']).execute();

  // A digest of each message id of the mailbox: a mail is looked at once, and erasing a person need not look here.
  await db.schema
    .createTable('seen_mails')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
}

/** The index refers to rows by number: those of a table without an integer key change when the file is vacuumed. */
async function addSqliteSearch(db: Kysely<Database>): Promise<void> {
  await sql`create table search_texts (number integer primary key, kind text not null, subject_id text not null unique, words text not null)`.execute(
    db,
  );
  await sql`create virtual table search_index using fts5(words, content='search_texts', content_rowid='number', detail='none', prefix='1 2 3', tokenize="unicode61 remove_diacritics 0")`.execute(
    db,
  );
  // Without it, the words of deleted rows stay in the index until it is merged.
  await sql`insert into search_index (search_index, rank) values ('secure-delete', 1)`.execute(db);
  const add = sql`insert into search_index (rowid, words) values (new.number, new.words);`;
  const remove = sql`insert into search_index (search_index, rowid, words) values ('delete', old.number, old.words);`;
  // Searches for a word of every second quote count all of these rows: by number, from one index with the columns of all conditions.
  await db.schema.alterTable('quotes').addColumn('number', 'integer').execute();
  const counted = ['number', 'merged_into', 'suspicious', 'state', 'turn', 'assignee_id', 'country', 'waits_since', 'rank'];
  await db.schema.createIndex('quotes_by_number').on('quotes').columns(counted).execute();
  const note = sql`update quotes set number = new.number where id = new.subject_id;`;
  await sql`create trigger search_texts_added after insert on search_texts begin ${add} ${note} end`.execute(db);
  await sql`create trigger search_texts_removed after delete on search_texts begin ${remove} end`.execute(db);
  await sql`create trigger search_texts_changed after update on search_texts begin ${remove} ${add} end`.execute(db);
}

async function addPostgresSearch(db: Kysely<Database>): Promise<void> {
  await sql`create table search_texts (
    kind text not null,
    subject_id text primary key,
    words text not null,
    vector tsvector generated always as (array_to_tsvector(string_to_array(words, ' '))) stored
  )`.execute(db);
  // Without the list of pending entries, which every search would have to read through.
  await sql`create index search_texts_by_word on search_texts using gin (vector) with (fastupdate = off)`.execute(db);
}

async function fillQuotes(db: Kysely<Database>): Promise<void> {
  await sql`update quotes set waits_since = received_at, rank = '0|' || received_at`.execute(db);
  await inBatches(db, 'quotes', async (rows) => {
    const values = sql.join(rows.map((row) => sql`(${row.id}, ${normalizeText(row.full_name ?? '')}, ${excerptOf(row.message ?? '')})`));
    await sql`update quotes set sort_name = filled.column2, excerpt = filled.column3 from (values ${values}) as filled where quotes.id = filled.column1`.execute(
      db,
    );
  });
}

async function fillSearch(db: Kysely<Database>): Promise<void> {
  const columns = ['reference', 'full_name', 'email', 'phone_number', 'country', 'message'];
  for (const [table, kind] of [
    ['quotes', 'quote'],
    ['reviews', 'review'],
    ['applicants', 'application'],
  ] as const)
    await inBatches(db, table, async (rows) => {
      const words = (row: Row) =>
        indexWords(
          columns.map((column) => row[column] ?? ''),
          row.country,
        ).join(' ');
      await db
        .insertInto('search_texts')
        .values(rows.map((row) => ({ kind, subject_id: row.id, words: words(row) })))
        .execute();
    });
}

async function inBatches(db: Kysely<Database>, table: string, use: (rows: Row[]) => Promise<void>): Promise<void> {
  for (let last = ''; ; ) {
    const rows = (await db.selectFrom(table).selectAll().where('id', '>', last).orderBy('id').limit(batchSize).execute()) as Row[];
    if (rows.length === 0) return;
    await use(rows);
    last = rows.at(-1)?.id ?? '';
  }
}
