import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { DatabaseUnusable } from './engine.ts';
import type { StoreLocation } from './open-engine.ts';
import { isBusy } from './sqlite-driver.ts';

/** The file whose lock says that a server is running on a data folder. */
export const serverLockFile = ({ dataDir }: Pick<StoreLocation, 'dataDir'>): string => join(dataDir, 'server.lock');

/**
 * Holds a data folder for one server, or for a command that replaces what is in it: rate limits, mails and pages are kept right by one process alone
 * where the database is a SQLite file. It is the lock of a transaction, which the system takes back when the process ends, however it ends. With
 * PostgreSQL any number of servers share the data, and nothing is held. Returns what lets go; throws DatabaseUnusable when it is held.
 */
export function holdFolder({ dataDir, databaseUrl }: StoreLocation): () => void {
  if (databaseUrl !== undefined) return () => undefined;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new SQLite(serverLockFile({ dataDir }), { timeout: 0 });
  try {
    // Nothing is ever written to it.
    lock.pragma('journal_mode = memory');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DatabaseUnusable(
      `A server of the site is running on DATA_DIR ${dataDir}: stop it first, or set DATA_DIR to another folder. Several servers need DATABASE_URL.`,
      { cause: error },
    );
  }
  return () => void lock.close();
}
