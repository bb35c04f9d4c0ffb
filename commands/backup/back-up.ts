import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFiles } from '#api/files/copy-files';
import { localFiles } from '#api/files/local-files';
import { type FilesLocation, openFiles } from '#api/files/open-files';
import { copyMailFiles } from '#api/mail/copy-mail-files';
import { mailFolder } from '#api/mail/mail-files';
import { copyStore, readStore, type TableContent } from '#api/store/engines/copy-store';
import { type StoreLocation, sqliteFile } from '#api/store/engines/open-engine';
import { snapshotSqlite } from '#api/store/engines/sqlite';
import { openStore } from '#api/store/open-store';
import { missingFiles } from './missing-files.ts';

export type DataLocation = StoreLocation & FilesLocation;

export interface CopiedData {
  tables: TableContent[];
  /** Number of files, and their total size. */
  files: number;
  bytes: number;
  /** Keys of résumés and attachments that a row refers to and that were not found. */
  missing: string[];
  /** Mails that were written as files, for want of a mail server. */
  mails: number;
}

export type BackupResult = ({ ok: true } & CopiedData) | { ok: false; reason: 'not-empty' };

/** Holds the database of a backup until everything has been copied. */
export const incompleteFolder = (folder: string): string => join(folder, 'incomplete');

/**
 * Copies database and files into a folder, which is created or has to be empty, also while servers are running. The result is a data folder
 * with a SQLite file, whatever the engine and the file store of the source. A backup that fails or is killed has no SQLite file in its place.
 */
export async function backUp(from: DataLocation, to: string): Promise<BackupResult> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  if ((await readdir(to)).length > 0) return { ok: false, reason: 'not-empty' };

  // The database first: a file exists before its row, so every file that the copied rows refer to can be found afterwards.
  const copy = { dataDir: incompleteFolder(to) };
  await mkdir(copy.dataDir, { mode: 0o700 });
  if (from.databaseUrl === undefined) await snapshotSqlite(sqliteFile(from), sqliteFile(copy));
  else await copyStore(from, copy);
  const files = await localFiles({ dataDir: to });
  const copied = await copyFiles(await openFiles(from), files);
  const mails = await copyMailFiles(mailFolder(from.dataDir), mailFolder(to));

  const store = await openStore(copy);
  const missing = await missingFiles(store, files);
  await store.close();
  const tables = await readStore(copy);
  await rename(sqliteFile(copy), sqliteFile({ dataDir: to }));
  await rm(copy.dataDir, { recursive: true });
  return { ok: true, tables, ...copied, mails, missing };
}
