import { buffer } from 'node:stream/consumers';
import type { FileArea, FileStore } from './file-store.ts';
import { keptBytes } from './kept-bytes.ts';

interface RecentFilesOptions {
  /** Bytes of all files that are kept in memory. */
  maxBytes: number;
  /** Bytes of one: a larger file is read each time. */
  maxFileBytes: number;
  /** Milliseconds for which one is sent without a look whether it is still there: what was erased ends here too, in every process. */
  maxAgeMs: number;
}

/** Reads files whose content never changes; those that were asked for last are kept in memory, as pages and built files are. */
export function recentFiles(files: Pick<FileStore, 'open'>, area: FileArea, { maxBytes, maxFileBytes, maxAgeMs }: RecentFilesOptions) {
  const kept = keptBytes(maxBytes);
  /** Being read: whoever asks meanwhile waits for the same. */
  const reading = new Map<string, Promise<Buffer>>();
  const seenAt = new WeakMap<Buffer, number>();

  async function isStillThere(key: string, known: Buffer): Promise<boolean> {
    if (performance.now() - (seenAt.get(known) ?? 0) < maxAgeMs) return true;
    const file = await files.open(area, key);
    file?.stream.destroy();
    if (file) seenAt.set(known, performance.now());
    else kept.forget(key);
    return file !== undefined;
  }

  return {
    /** Undefined for a key that names no file. A stream is read to its end by the caller. */
    async read(key: string) {
      const known = kept.get(key);
      if (known) return (await isStillThere(key, known)) ? { size: known.length, content: known } : undefined;
      const file = reading.has(key) ? undefined : await files.open(area, key);
      const waited = reading.get(key);
      if (waited) {
        file?.stream.destroy();
        const content = await waited;
        return { size: content.length, content };
      }
      if (!file) return undefined;
      if (file.size > maxFileBytes) return { size: file.size, content: file.stream };
      const read = buffer(file.stream).finally(() => reading.delete(key));
      reading.set(key, read);
      const content = await read;
      seenAt.set(content, performance.now());
      kept.keep(key, content);
      return { size: content.length, content };
    },
  };
}
