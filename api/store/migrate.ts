import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, type MigrationProvider, Migrator } from 'kysely/migration';

/** The files of `migrations`, in their order. One that has been released is never edited; the next one corrects it. */
export const migrationNames: readonly string[] = readdirSync(join(import.meta.dirname, 'migrations'))
  .flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -'.ts'.length)] : []))
  .sort();

export const migrations: MigrationProvider = {
  getMigrations: async () =>
    Object.fromEntries(
      await Promise.all(migrationNames.map(async (name) => [name, (await import(`./migrations/${name}.ts`)) as Migration] as const)),
    ),
};

/** Brings the database to the newest schema; nothing happens when it is there already. Throws when a migration fails. */
export async function migrate<T>(database: Kysely<T>): Promise<void> {
  const db = database.withoutPlugins();
  const done = await migrationsOf(db);
  // What a newer release has done to the database. Migrations only add: whoever goes back to this release can leave them as they are.
  const newer = done.filter((name) => name > (migrationNames.at(-1) ?? ''));
  // At nearly every start: the migrator would look through the whole schema three times, and lock it.
  if (done.length === migrationNames.length + newer.length && migrationNames.every((name) => done.includes(name))) return;
  const left = Object.fromEntries(newer.map((name) => [name, { up: async () => undefined }]));
  const provider = { getMigrations: async () => ({ ...(await migrations.getMigrations()), ...left }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
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
