import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import * as firstTables from './migrations/0001-first-tables.ts';
import * as rateLimits from './migrations/0002-rate-limits.ts';
import * as mailHtml from './migrations/0003-mail-html.ts';
import * as demoEntries from './migrations/0004-demo-entries.ts';
import * as languages from './migrations/0005-languages.ts';
import * as accounts from './migrations/0006-accounts.ts';
import * as officeWork from './migrations/0007-office-work.ts';
import * as jobs from './migrations/0008-jobs.ts';
import * as applications from './migrations/0009-applications.ts';
import * as clients from './migrations/0010-clients.ts';
import * as offices from './migrations/0011-offices.ts';
import * as company from './migrations/0012-company.ts';
import * as merges from './migrations/0013-merges.ts';
import * as chosenMails from './migrations/0014-chosen-mails.ts';
import * as notes from './migrations/0016-notes.ts';
import * as search from './migrations/0017-search.ts';
import * as spamReasons from './migrations/0018-spam-reasons.ts';
import * as sendersOfReplies from './migrations/0023-senders-of-replies.ts';
import * as mailboxes from './migrations/0024-mailboxes.ts';
import * as fatesOfMails from './migrations/0025-fates-of-mails.ts';
import * as clock from './migrations/0026-clock.ts';
import * as thingsOfEvents from './migrations/0027-things-of-events.ts';
import * as cases from './migrations/0028-cases.ts';

/** In the order of their names. A migration that has been released is never edited; the next one corrects it. */
export const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-rate-limits': rateLimits,
  '0003-mail-html': mailHtml,
  '0004-demo-entries': demoEntries,
  '0005-languages': languages,
  '0006-accounts': accounts,
  '0007-office-work': officeWork,
  '0008-jobs': jobs,
  '0009-applications': applications,
  '0010-clients': clients,
  '0011-offices': offices,
  '0012-company': company,
  '0013-merges': merges,
  '0014-chosen-mails': chosenMails,
  '0016-notes': notes,
  '0017-search': search,
  '0018-spam-reasons': spamReasons,
  '0023-senders-of-replies': sendersOfReplies,
  '0024-mailboxes': mailboxes,
  '0025-fates-of-mails': fatesOfMails,
  '0026-clock': clock,
  '0027-things-of-events': thingsOfEvents,
  '0028-cases': cases,
};

/** Brings the database to the newest schema; nothing happens when it is there already. Throws when a migration fails. */
export async function migrate<T>(database: Kysely<T>): Promise<void> {
  const db = database.withoutPlugins();
  const done = await migrationsOf(db);
  const known = Object.keys(migrations);
  // What a newer release has done to the database. Migrations only add: whoever goes back to this release can leave them as they are.
  const newer = done.filter((name) => name > (known.at(-1) ?? ''));
  // At nearly every start: the migrator would look through the whole schema three times, and lock it.
  if (done.length === known.length + newer.length && known.every((name) => done.includes(name))) return;
  const all = { ...migrations, ...Object.fromEntries(newer.map((name) => [name, { up: async () => undefined }])) };
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => all } }).migrateToLatest();
  if (error) throw new Error('The database could not be brought to the newest schema', { cause: error });
}

/** The names of the migrations that the database has been through; none for a new one. */
async function migrationsOf<T>(db: Kysely<T>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
    return rows.map(({ name }) => name);
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}

/** As PostgreSQL and SQLite say it. */
const isMissingTable = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '42P01') || error.message.startsWith('no such table'));
