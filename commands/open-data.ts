import { existsSync } from 'node:fs';
import { openFiles } from '#api/files/open-files';
import { type StoreLocation, sqliteFile } from '#api/store/engines/open-engine';
import { openStore } from '#api/store/open-store';
import type { Settings } from '#server/settings';
import type { StoredData } from './command.ts';

/** Opens the database and the files of the site. Throws when there is no database yet. */
export async function openData(settings: Settings): Promise<StoredData> {
  requireDatabase(settings);
  const files = await openFiles(settings);
  return { store: await openStore(settings), files };
}

/**
 * Throws when the SQLite file is missing. Opening would create an empty one: a wrong DATA_DIR must not look like a site that has
 * received nothing.
 */
export function requireDatabase({ dataDir, databaseUrl }: StoreLocation): void {
  if (databaseUrl === undefined && !existsSync(sqliteFile({ dataDir })))
    throw new Error(`There is no database in ${dataDir}. Has the site run on this machine, and is DATA_DIR right?`);
}
