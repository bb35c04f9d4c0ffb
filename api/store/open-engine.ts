import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export interface StoreLocation {
  /** Holds the SQLite file. */
  dataDir: string;
  /** The PostgreSQL database to use instead. */
  databaseUrl?: string | undefined;
}

export const sqliteFile = ({ dataDir }: Pick<StoreLocation, 'dataDir'>): string => join(dataDir, 'site.db');

/** Opens the database, making folder and file when SQLite's are missing, and brings it to the newest schema. */
export async function openEngine({ dataDir, databaseUrl }: StoreLocation): Promise<Engine> {
  // Personal data of visitors: only the owner may read the folder.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const engine = databaseUrl === undefined ? openSqlite(sqliteFile({ dataDir })) : await openPostgres(databaseUrl);
  try {
    await migrate(engine.db);
  } catch (error) {
    await engine.db.destroy();
    throw error;
  }
  return engine;
}
