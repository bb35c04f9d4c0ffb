import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../migrate.ts';
import type { Engine } from './engine.ts';
import { openSqlite } from './sqlite.ts';

export interface StoreLocation {
  /** Holds the SQLite file. */
  dataDir: string;
  /** The PostgreSQL database to use instead. */
  databaseUrl?: string | undefined;
}

export const sqliteFile = ({ dataDir }: Pick<StoreLocation, 'dataDir'>): string => join(dataDir, 'site.db');

/** Its client is loaded only where there is a PostgreSQL: commands start sooner. */
async function postgresWhenNeeded(url: string): Promise<Engine> {
  const { postgresEngine } = await import('./postgres.ts');
  return postgresEngine(url);
}

/** The database that is still to be opened. Makes folder and file when SQLite's are missing. */
export async function findEngine({ dataDir, databaseUrl }: StoreLocation): Promise<Engine> {
  // Personal data of visitors: only the owner may read the folder.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return databaseUrl === undefined ? openSqlite(sqliteFile({ dataDir })) : postgresWhenNeeded(databaseUrl);
}

/** Opens the database, making folder and file when SQLite's are missing, and brings it to the newest schema. Throws DatabaseUnusable. */
export async function openEngine(location: StoreLocation): Promise<Engine> {
  const engine = await findEngine(location);
  try {
    await engine.open(migrate);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}
