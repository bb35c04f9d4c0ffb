import SQLite from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { openEngine, type StoreLocation, sqliteFile } from '#api/store/engines/open-engine';
import { migrations } from '#api/store/migrate';

type Database = Kysely<Record<string, Record<string, unknown>>>;

/** The last migration of a release several before this one. */
const release = '0018-spam-reasons';

/** Tables whose rows that release had as this one has them, but for columns that came later; referenced tables first. */
const unchangedTables = [
  ...['groups', 'clients', 'careers', 'quotes', 'reviews', 'applicants', 'issued_references', 'outbox', 'idempotency_keys', 'secrets'],
  ...['demo_entries', 'accounts', 'events', 'answers', 'templates', 'logos', 'company', 'search_texts'],
] as const;

/** Columns that an engine has for its own index. */
const ownColumns: readonly string[] = ['number', 'vector'];

/** Holds what colleagues have written in that release about one quote, one application and one job. */
export const written = {
  at: '2026-11-20T10:00:00.000Z',
  note: 'Called back; wants two tills',
  reply: 'Thank you, we take the second one',
  draft: 'We are happy to hear that',
  applicationNote: 'Speaks three languages',
  applicationReply: 'I can begin in March',
  jobSummary: 'A summary that is not public yet',
} as const;

/** Whom and what it is about. */
export interface Subjects {
  quoteId: string;
  applicationId: string;
  jobId: string;
  accountId: string;
}

/**
 * Makes a database as that release had it, with the rows of a database of this one, and with what was written about some of them. Returns how many
 * rows were copied, by the name that this release has for the table.
 */
export async function makeOlderDatabase(from: StoreLocation, to: StoreLocation, subjects: Subjects): Promise<Record<string, number>> {
  const source = await openEngine(from);
  const db = await openEmpty(to);
  try {
    const { error } = await new Migrator({ db, provider: migrations }).migrateTo(release);
    if (error) throw error;
    const current = source.db.withoutPlugins() as unknown as Database;
    return await db.transaction().execute(async (older) => {
      const counts = await copyRows(current, older);
      await addWritten(older, subjects);
      return counts;
    });
  } finally {
    await db.destroy();
    await source.db.destroy();
  }
}

/** Without any table. */
async function openEmpty(location: StoreLocation): Promise<Database> {
  const { databaseUrl } = location;
  if (databaseUrl === undefined) {
    const database = new SQLite(sqliteFile(location));
    database.pragma('synchronous = off');
    return new Kysely({ dialect: new SqliteDialect({ database }) });
  }
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) }) });
  // Its tables may be there, empty.
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  return db;
}

async function copyRows(from: Database, to: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const tables = await to.introspection.getTables();
  for (const name of unchangedTables) {
    const columns = tables.find((table) => table.name === name)?.columns.map((column) => column.name) ?? [];
    const known = columns.filter((column) => !ownColumns.includes(column));
    const rows = await from.selectFrom(name).select(known).execute();
    for (const row of rows) await to.insertInto(name).values(row).execute();
    counts[name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())] = rows.length;
  }
  return counts;
}

async function addWritten(db: Database, { quoteId, applicationId, jobId, accountId }: Subjects): Promise<void> {
  const { at } = written;
  const add = (table: string, row: object) =>
    db
      .insertInto(table)
      .values({ id: `old-${table}`, ...row })
      .execute();
  const reply = {
    at,
    in_reply_to: null,
    subject: 'Re: Your request',
    by_hand: 0,
    attachments: '[{"name":"plan.pdf","size":1200}]',
    version: 1,
  };
  const text = { en: { jobTitle: 'A job', location: 'Amman', summary: written.jobSummary, responsibilities: [], qualifications: [] } };
  const draft = { account_id: accountId, subject: 'Your request', saved_at: at };

  await add('notes', { quote_id: quoteId, author_id: accountId, at, text: written.note, version: 1 });
  await add('replies', { ...reply, quote_id: quoteId, message_id: '<1@customer.example>', text: written.reply });
  await add('drafts', { ...draft, quote_id: quoteId, text: written.draft });
  await add('application_notes', { application_id: applicationId, author_id: accountId, at, text: written.applicationNote, version: 1 });
  await add('application_replies', {
    ...reply,
    application_id: applicationId,
    message_id: '<2@customer.example>',
    text: written.applicationReply,
  });
  await add('application_drafts', { ...draft, application_id: applicationId, text: written.draft });
  await add('content_drafts', {
    ...{ kind: 'job', subject_id: jobId, saved_at: at, saved_by: accountId },
    content: JSON.stringify({ closingDate: '2999-12-31', ...text, ar: { ...text.en, jobTitle: '', location: '', summary: '' } }),
  });
  await add('saved_views', { account_id: accountId, name: 'Mine', query: '{"view":"mine"}', created_at: at });
}
