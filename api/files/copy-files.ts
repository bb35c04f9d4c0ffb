import { type FileArea, type FileStore, fileAreas } from './file-store.ts';

/** Copies every file under its own key, replacing what is there. Returns their number and size in bytes. */
export async function copyFiles(from: FileStore, to: FileStore): Promise<{ files: number; bytes: number }> {
  const copied = { files: 0, bytes: 0 };
  for (const area of fileAreas)
    for await (const { key } of from.list(area)) {
      const bytes = await copyFile(from, to, area, key);
      if (bytes === undefined) continue;
      copied.files += 1;
      copied.bytes += bytes;
    }
  return copied;
}

/** Returns the size in bytes; undefined for a file that was deleted meanwhile. */
async function copyFile(from: FileStore, to: FileStore, area: FileArea, key: string): Promise<number | undefined> {
  const file = await from.open(area, key);
  if (!file) return undefined;
  const draft = await to.beginCopy(area, key);
  try {
    let bytes = 0;
    for await (const chunk of file.stream as AsyncIterable<Buffer>) {
      await draft.write(chunk);
      bytes += chunk.length;
    }
    if (bytes !== file.size) throw new Error(`The file ${key} was cut off after ${bytes} of ${file.size} bytes`);
    await draft.commit();
    return bytes;
  } finally {
    file.stream.destroy();
    await draft.discard();
  }
}
