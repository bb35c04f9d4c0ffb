import type { FileArea, FileStore } from '../files/file-store.ts';

interface UnnamedFiles {
  files: FileStore;
  area: FileArea;
  /** Newer ones stay: the row that names them may not be there yet. */
  before: Date;
  signal?: AbortSignal | undefined;
}

/** Deletes the files of an area that no row names. Returns how many were deleted. */
export async function deleteUnnamed(
  { files, area, before, signal }: UnnamedFiles,
  namedKeys: () => Promise<ReadonlySet<string>>,
): Promise<number> {
  // Before the rows: what is kept in between is not among them.
  const candidates = await Array.fromAsync(files.list(area));
  const named = await namedKeys();
  let deleted = 0;
  for (const { key, storedAt } of candidates) {
    if (signal?.aborted) break;
    if (storedAt >= before || named.has(key)) continue;
    await files.delete(area, key);
    deleted += 1;
  }
  return deleted;
}
