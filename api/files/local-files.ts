import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beginDurableFile, draftSuffix } from './durable-file.ts';
import type { FileArea, FileStore } from './file-store.ts';

const areas: FileArea[] = ['resumes', 'uploads'];
const keyPattern = /^[0-9a-f]{32}\.[a-z0-9]{2,5}$/;

/** Milliseconds after which a file still being written belongs to a process that has died. */
const draftLifetime = 60 * 60 * 1000;

/** Files in `DATA_DIR/files/<area>`. */
export async function localFiles({ dataDir }: { dataDir: string }): Promise<FileStore> {
  const folder = (area: FileArea) => join(dataDir, 'files', area);
  for (const area of areas) {
    await mkdir(folder(area), { recursive: true, mode: 0o700 });
    await removeOldDrafts(folder(area));
  }

  return {
    async begin(area, extension) {
      const key = `${randomBytes(16).toString('hex')}.${extension}`;
      const file = await beginDurableFile(join(folder(area), key));
      return {
        write: file.write,
        async keep() {
          await file.finish();
          return key;
        },
        discard: file.abandon,
      };
    },

    async open(area, key) {
      if (!keyPattern.test(key)) return undefined;
      const handle = await open(join(folder(area), key), 'r').catch(undefinedWhenMissing);
      if (!handle) return undefined;
      const { size } = await handle.stat();
      return { size, stream: handle.createReadStream() };
    },

    async delete(area, key) {
      if (keyPattern.test(key)) await rm(join(folder(area), key), { force: true });
    },
  };
}

async function removeOldDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.endsWith(draftSuffix)).map((name) => join(folder, name));
  for (const draft of drafts) {
    const found = await stat(draft).catch(undefinedWhenMissing);
    if (found && found.mtimeMs < Date.now() - draftLifetime) await rm(draft, { force: true });
  }
}

function undefinedWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
