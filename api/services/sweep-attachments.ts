import type { FileStore } from '../files/file-store.ts';
import type { Store } from '../store/open-store.ts';
import { deleteUnnamed } from './delete-unnamed.ts';

/** Milliseconds for which a file that was taken off an unsent answer can come back. */
const removedMs = 24 * 60 * 60 * 1000;

/**
 * Deletes attachments that neither a message nor an unsent answer has any more: those that were taken off one a day ago, and those that were kept
 * before a moment and that no row names. To be called when the files are known to belong to this database. Returns how many were deleted.
 */
export async function sweepAttachments({
  store,
  files,
  now,
  before,
  signal,
}: {
  store: Store;
  files: FileStore;
  now: Date;
  before: Date;
  signal?: AbortSignal;
}): Promise<number> {
  await store.caseFiles.forgetRemoved(new Date(now.getTime() - removedMs));
  return deleteUnnamed({ files, area: 'attachments', before, signal }, () => store.caseFiles.keys());
}
