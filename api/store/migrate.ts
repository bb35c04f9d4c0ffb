import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as firstTables from './migrations/0001-first-tables.ts';
import * as rateLimits from './migrations/0002-rate-limits.ts';
import * as mailHtml from './migrations/0003-mail-html.ts';
import * as demoEntries from './migrations/0004-demo-entries.ts';

/** In the order of their names. A migration that has been released is never edited; the next one corrects it. */
export const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-rate-limits': rateLimits,
  '0003-mail-html': mailHtml,
  '0004-demo-entries': demoEntries,
};

/** Brings the database to the newest schema; nothing happens when it is there already. Throws when a migration fails. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db: db.withoutPlugins(), provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be brought to the newest schema', { cause: error });
}
