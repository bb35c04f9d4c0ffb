import { access, constants, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beginDurableFile, removeOldDrafts, undefinedWhenMissing, writeDurableFile } from './durable-file.ts';
import { isKey, newKey } from './file-keys.ts';
import { type FileArea, type FileDraft, type FileStore, fileAreas } from './file-store.ts';

/** Files in `DATA_DIR/files/<area>`. */
export async function localFiles({ dataDir }: { dataDir: string }): Promise<FileStore> {
  const root = join(dataDir, 'files');
  const folder = (area: FileArea) => join(root, area);
  for (const area of fileAreas) await mkdir(folder(area), { recursive: true, mode: 0o700 });

  async function beginCopy(area: FileArea, key: string): Promise<FileDraft> {
    if (!isKey(key)) throw new Error(`${key} is not the key of a file`);
    const file = await beginDurableFile(join(folder(area), key));
    return {
      write: file.write,
      async commit() {
        await file.finish();
        return key;
      },
      discard: file.discard,
    };
  }

  return {
    begin: (area, extension) => beginCopy(area, newKey(extension)),
    beginCopy,

    async open(area, key) {
      if (!isKey(key)) return undefined;
      const handle = await open(join(folder(area), key), 'r').catch(undefinedWhenMissing);
      if (!handle) return undefined;
      const { size } = await handle.stat();
      return { size, stream: handle.createReadStream() };
    },

    async delete(area, key) {
      if (isKey(key)) await rm(join(folder(area), key), { force: true });
    },

    async *list(area) {
      for (const key of (await readdir(folder(area))).filter(isKey)) {
        const found = await stat(join(folder(area), key)).catch(undefinedWhenMissing);
        if (found) yield { key, storedAt: found.mtime };
      }
    },

    ping: () => access(root, constants.R_OK | constants.W_OK),

    async removeOldDrafts() {
      for (const area of fileAreas) await removeOldDrafts(folder(area));
    },

    owner: () => readFile(join(root, 'owner'), 'utf8').catch(undefinedWhenMissing),
    setOwner: (owner) => writeDurableFile(join(root, 'owner'), Buffer.from(owner)),
  };
}
