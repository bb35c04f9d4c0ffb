import { buffer } from 'node:stream/consumers';
import { uploadKey } from '#contract/api-paths';
import type { FileDraft, FileStore } from './file-store.ts';

/** Writes all of a file, of which nothing stays when that fails. Returns its key. */
export async function writeWhole(draft: FileDraft, content: Uint8Array): Promise<string> {
  try {
    await draft.write(content);
    return await draft.commit();
  } finally {
    await draft.discard();
  }
}

/** Reads the public file at a path; undefined when there is none, or it is larger than anything that is kept. */
export async function readUpload(files: FileStore, path: string, maxBytes: number): Promise<Buffer | undefined> {
  const file = await files.open('uploads', uploadKey(path) ?? '');
  if (!file) return undefined;
  if (file.size <= maxBytes) return buffer(file.stream);
  file.stream.destroy();
  return undefined;
}

/** Whether there is a public file at a path. */
export async function hasUpload(files: FileStore, path: string): Promise<boolean> {
  const file = await files.open('uploads', uploadKey(path) ?? '');
  file?.stream.destroy();
  return file !== undefined;
}
