import { buffer } from 'node:stream/consumers';
import type { FileArea, FileStore } from './file-store.ts';
import { keptBytes } from './kept-bytes.ts';

interface RecentFilesOptions {
  /** Bytes of all files that are kept in memory. */
  maxBytes: number;
  /** Bytes of one: a larger file is read each time. */
  maxFileBytes: number;
}

/** Reads files whose content never changes; those that were asked for last are kept in memory, as pages and built files are. */
export function recentFiles(files: Pick<FileStore, 'open'>, area: FileArea, { maxBytes, maxFileBytes }: RecentFilesOptions) {
  const kept = keptBytes(maxBytes);
  /** Being read: whoever asks meanwhile waits for the same. */
  const reading = new Map<string, Promise<Buffer>>();

  return {
    /** Undefined for a key that names no file. A stream is read to its end by the caller. */
    async read(key: string) {
      const known = kept.get(key);
      if (known) return { size: known.length, content: known };
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
      kept.keep(key, content);
      return { size: content.length, content };
    },
  };
}
