import { createHash } from 'node:crypto';
import { uploadPath } from '#contract/api-paths';
import type { FileStore } from '../../../files/file-store.ts';
import { writeWhole } from '../../../files/whole-files.ts';
import type { Store } from '../../../store/open-store.ts';

/** Holds what files of the site are kept in. */
export interface UploadContext {
  store: Store;
  files: FileStore;
}

/** Keeps a file under the hash of its content: the same file is there once, and has the time of one that was just added. Returns its path. */
export async function keepUpload({ store, files }: UploadContext, content: Uint8Array, extension: string): Promise<string> {
  const key = `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${extension}`;
  await writeWhole(await files.beginCopy('uploads', key), content);
  await store.logos.unmark([key]);
  return uploadPath(key);
}
