import { randomBytes } from 'node:crypto';
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Ends the name of every file that is still being written. */
const draftSuffix = '.part';

/** Milliseconds after which a file that is still a draft belongs to a process that has died. */
const draftLifetimeMs = 60 * 60 * 1000;

/** A file that appears under its name only when all of it is on disk. */
export interface DurableFile {
  write(chunk: Uint8Array): Promise<void>;
  /** After it resolves the file survives a power failure. */
  finish(): Promise<void>;
  /** Removes what was written; does nothing once finished. */
  discard(): Promise<void>;
}

/** Starts a file at `path`, written under a temporary name in the same folder, readable only by the owner. */
export async function beginDurableFile(path: string): Promise<DurableFile> {
  const temporary = join(dirname(path), `${randomBytes(8).toString('hex')}${draftSuffix}`);
  let handle: FileHandle | undefined = await open(temporary, 'wx', 0o600);

  async function close(): Promise<void> {
    const closing = handle;
    handle = undefined;
    await closing?.close();
  }

  return {
    async write(chunk) {
      await handle?.appendFile(chunk);
    },
    async finish() {
      await handle?.sync();
      await close();
      await rename(temporary, path);
      await syncFolder(dirname(path));
    },
    async discard() {
      await close();
      await rm(temporary, { force: true });
    },
  };
}

/** Writes a small file durably in one call. */
export async function writeDurableFile(path: string, content: Uint8Array): Promise<void> {
  const file = await beginDurableFile(path);
  try {
    await file.write(content);
    await file.finish();
  } catch (error) {
    await file.discard();
    throw error;
  }
}

/** Deletes the drafts of processes that have died. The folder need not exist. */
export async function removeOldDrafts(folder: string): Promise<void> {
  const drafts = ((await readdir(folder).catch(undefinedWhenMissing)) ?? [])
    .filter((name) => name.endsWith(draftSuffix))
    .map((name) => join(folder, name));
  for (const draft of drafts) {
    const found = await stat(draft).catch(undefinedWhenMissing);
    if (found && found.mtimeMs < Date.now() - draftLifetimeMs) await rm(draft, { force: true });
  }
}

export function undefinedWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** A rename is durable only when the folder's own entry is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
