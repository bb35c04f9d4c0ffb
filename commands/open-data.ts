import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FileStore } from '#api/files/file-store';
import { openFiles } from '#api/files/open-files';
import { openStore, type Store } from '#api/store/open-store';
import type { Settings } from '#server/settings';

export interface StoredData {
  store: Store;
  files: FileStore;
}

/**
 * Database and files for a command on what the site has stored; undefined when there is no database yet. Opening would make a new, empty one:
 * a wrong DATA_DIR must not look like a site on which nothing happened.
 */
export async function openData(settings: Settings): Promise<StoredData | undefined> {
  if (settings.databaseUrl === undefined && !existsSync(join(settings.dataDir, 'site.db'))) return undefined;
  return { store: await openStore(settings), files: await openFiles(settings) };
}

export const noData = ({ dataDir }: Settings): string =>
  `There is no database in ${dataDir}. Has the site run on this machine, and is DATA_DIR right?\n`;
