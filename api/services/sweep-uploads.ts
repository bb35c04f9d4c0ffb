import { uploadPath } from '#contract/api-paths';
import type { FileStore } from '../files/file-store.ts';
import type { Store } from '../store/open-store.ts';
import { inTransaction } from '../store/work.ts';

/**
 * Milliseconds for which a public file stays when nothing refers to it: a logo that somebody has replaced comes back when they undo it, and one
 * that was uploaded may wait for its form to be sent.
 */
const unusedMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Deletes public pictures to which neither an entry, nor the logo of one, nor a slot has referred for a week. Of a client that was taken off the
 * clients page the logo stays, as its row does. To be called when the files are known to belong to this database. Returns how many were deleted.
 */
export async function sweepUploads({
  store,
  files,
  now,
  signal,
}: {
  store: Store;
  files: FileStore;
  now: Date;
  signal?: AbortSignal;
}): Promise<number> {
  const present = (await Array.fromAsync(files.list('uploads'))).map(({ key }) => key);
  // After the files: what has been uploaded in between is not among them.
  const used = (await store.logos.usedPaths()).union(await store.pictures.usedPaths());
  const marked = await store.logos.unusedSince();
  const isUsed = (key: string) => used.has(uploadPath(key));
  const before = new Date(now.getTime() - unusedMs).toISOString();

  const unused = present.filter((key) => !isUsed(key));
  await store.logos.markUnused(
    unused.filter((key) => !marked.has(key)),
    now,
  );
  await store.logos.unmark([...marked.keys()].filter((key) => isUsed(key) || !present.includes(key)));

  let deleted = 0;
  for (const key of unused) {
    const since = marked.get(key);
    if (signal?.aborted || since === undefined || since >= before) continue;
    await files.delete('uploads', key);
    await inTransaction(store, { actor: null }, ({ repositories }) => repositories.logos.forget([key]));
    deleted += 1;
  }
  return deleted;
}
