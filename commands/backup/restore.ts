import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFiles } from '#api/files/copy-files';
import { type FileStore, fileAreas } from '#api/files/file-store';
import { localFiles } from '#api/files/local-files';
import { openFiles } from '#api/files/open-files';
import { copyMailFiles } from '#api/mail/copy-mail-files';
import { mailFolder } from '#api/mail/mail-files';
import { databaseMark } from '#api/services/sweep-resumes';
import { copyStore } from '#api/store/engines/copy-store';
import { sqliteFile } from '#api/store/engines/open-engine';
import { isIntact } from '#api/store/engines/sqlite';
import { openStore } from '#api/store/open-store';
import type { CopiedData, DataLocation } from './back-up.ts';
import { missingFiles } from './missing-files.ts';

export type RestoreProblem = 'backup-damaged' | 'database-not-empty' | 'files-not-empty';
export type RestoreResult = ({ ok: true } & CopiedData) | { ok: false; reason: RestoreProblem };

export interface RestoreOptions {
  /** Overwrites existing data: rows are replaced, existing files are kept beside those of the backup. */
  replace: boolean;
}

/** Restores the backup in the folder `from`, into either engine and file store. No server may be running. */
export async function restore(from: string, to: DataLocation, { replace }: RestoreOptions): Promise<RestoreResult> {
  const files = await openFiles(to);
  if (!replace && (await hasFiles(files))) return { ok: false, reason: 'files-not-empty' };

  const copied = await withCopyOf(from, async (backup) => {
    if (!isIntact(sqliteFile(backup))) return { ok: false, reason: 'backup-damaged' } as const;
    const store = await copyStore(backup, to, { replace });
    if (!store.ok) return { ok: false, reason: 'database-not-empty' } as const;
    const copiedFiles = await copyFiles(await localFiles({ dataDir: from }), files);
    return { ...store, ...copiedFiles, mails: await copyMailFiles(mailFolder(from), mailFolder(to.dataDir)) };
  });
  if (!copied.ok) return copied;
  const store = await openStore(to);
  await files.setOwner(await databaseMark(store));
  const missing = await missingFiles(store, files);
  await store.close();
  return { ...copied, missing };
}

/**
 * A backup of an older version is migrated in a temporary copy, so that the backup itself does not change. In a data folder whose server was
 * killed, the last commits are in the write-ahead log.
 */
async function withCopyOf<T>(from: string, work: (copy: { dataDir: string }) => Promise<T>): Promise<T> {
  const copy = { dataDir: await mkdtemp(join(tmpdir(), 'site-restore-')) };
  try {
    for (const suffix of ['', '-wal']) {
      const file = sqliteFile({ dataDir: from }) + suffix;
      if (existsSync(file)) await cp(file, sqliteFile(copy) + suffix);
    }
    return await work(copy);
  } finally {
    await rm(copy.dataDir, { recursive: true, force: true });
  }
}

async function hasFiles(files: FileStore): Promise<boolean> {
  for (const area of fileAreas) for await (const _file of files.list(area)) return true;
  return false;
}
