import type { FileStore } from '#api/files/file-store';
import type { Store } from '#api/store/open-store';

/** The keys of résumés that applications refer to and that are not among the files. */
export async function missingResumes(store: Store, files: FileStore): Promise<string[]> {
  const missing = await store.applicants.resumeKeys();
  for await (const { key } of files.list('resumes')) missing.delete(key);
  return [...missing];
}
