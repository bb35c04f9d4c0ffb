import { mkdir, readdir } from 'node:fs/promises';
import { copyFiles } from '#api/files/copy-files';
import { localFiles } from '#api/files/local-files';
import { type FilesLocation, openFiles } from '#api/files/open-files';
import { copyStore, readStore, type TableContent } from '#api/store/copy-store';
import { type StoreLocation, sqliteFile } from '#api/store/open-engine';
import { openStore } from '#api/store/open-store';
import { snapshotSqlite } from '#api/store/sqlite';

export type DataPlace = StoreLocation & FilesLocation;

export type BackedUp =
  | {
      ok: true;
      tables: TableContent[];
      files: number;
      bytes: number /** Résumés that an application refers to and that were not found. */;
      missing: string[];
    }
  | { ok: false; reason: 'not-empty' };

/**
 * Copies database and files into a folder, which is made or has to be empty, while servers go on using them. The folder is a data folder
 * like any other, whatever the engine and wherever the files were: with SQLite's file and the files beside it.
 */
export async function backUp(from: DataPlace, to: string): Promise<BackedUp> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  if ((await readdir(to)).length > 0) return { ok: false, reason: 'not-empty' };

  // The database first: a file is there before the row that refers to it, so everything that the copy refers to can be found afterwards.
  const copy = { dataDir: to };
  if (from.databaseUrl === undefined) await snapshotSqlite(sqliteFile(from), sqliteFile(copy));
  else await copyStore(from, copy);
  const files = await localFiles(copy);
  const copied = await copyFiles(await openFiles(from), files);

  const store = await openStore(copy);
  const missing = await store.applicants.resumeKeys();
  await store.close();
  for await (const { key } of files.list('resumes')) missing.delete(key);
  return { ok: true, tables: await readStore(copy), ...copied, missing: [...missing] };
}
