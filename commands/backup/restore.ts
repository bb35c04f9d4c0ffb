import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFiles } from '#api/files/copy-files';
import { type FileStore, fileAreas } from '#api/files/file-store';
import { localFiles } from '#api/files/local-files';
import { openFiles } from '#api/files/open-files';
import { databaseMark } from '#api/services/sweep-resumes';
import { copyStore, type TableContent } from '#api/store/copy-store';
import { sqliteFile } from '#api/store/open-engine';
import { openStore } from '#api/store/open-store';
import type { DataPlace } from './back-up.ts';

export type Restored =
  | { ok: true; tables: TableContent[]; files: number; bytes: number }
  | { ok: false; reason: 'database-not-empty' | 'files-not-empty' };

export interface RestoreOptions {
  /** Takes the place of what is there: rows are replaced, files stay where they are beside those of the backup. */
  replace: boolean;
}

/** Puts the backup in the folder `from` where the site keeps its data, of whatever engine. No server should be running. */
export async function restore(from: string, to: DataPlace, { replace }: RestoreOptions): Promise<Restored> {
  const files = await openFiles(to);
  if (!replace && (await holdsFiles(files))) return { ok: false, reason: 'files-not-empty' };

  const copied = await withCopyOf(from, async (backup) => {
    const store = await copyStore(backup, to, { replace });
    return store.ok ? { ...store, ...(await copyFiles(await localFiles({ dataDir: from }), files)) } : store;
  });
  if (!copied.ok) return { ok: false, reason: 'database-not-empty' };
  const store = await openStore(to);
  await files.setOwner(await databaseMark(store));
  await store.close();
  return copied;
}

/** A backup may be of an older version: it is brought to the newest schema in a copy, and stays as it is. */
async function withCopyOf<T>(from: string, work: (copy: { dataDir: string }) => Promise<T>): Promise<T> {
  const copy = { dataDir: await mkdtemp(join(tmpdir(), 'site-restore-')) };
  try {
    await cp(sqliteFile({ dataDir: from }), sqliteFile(copy));
    return await work(copy);
  } finally {
    await rm(copy.dataDir, { recursive: true, force: true });
  }
}

async function holdsFiles(files: FileStore): Promise<boolean> {
  for (const area of fileAreas) for await (const _file of files.list(area)) return true;
  return false;
}
