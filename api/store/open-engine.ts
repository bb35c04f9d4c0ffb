import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseWait, Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite.ts';

export interface StoreLocation {
  /** Holds the SQLite file. */
  dataDir: string;
  /** The PostgreSQL database to use instead. */
  databaseUrl?: string | undefined;
}

export const sqliteFile = ({ dataDir }: Pick<StoreLocation, 'dataDir'>): string => join(dataDir, 'site.db');

/** Its client is loaded only where there is a PostgreSQL: commands start sooner. */
async function openPostgresWhenNeeded(url: string, wait?: DatabaseWait): Promise<Engine> {
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(url, wait);
}

/**
 * Opens the database, making folder and file when SQLite's are missing, and brings it to the newest schema. Throws DatabaseUnusable.
 *
 * @param wait for a PostgreSQL that has not started yet; by default that fails at once
 */
export async function openEngine({ dataDir, databaseUrl }: StoreLocation, wait?: DatabaseWait): Promise<Engine> {
  // Personal data of visitors: only the owner may read the folder.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const engine = databaseUrl === undefined ? openSqlite(sqliteFile({ dataDir })) : await openPostgresWhenNeeded(databaseUrl, wait);
  try {
    await migrate(engine.db);
  } catch (error) {
    await engine.db.destroy();
    throw error;
  }
  return engine;
}
