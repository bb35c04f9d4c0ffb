import type { FileStore } from '#api/files/file-store';
import type { Store } from '#api/store/open-store';

/** The keys of résumés of applications, and of attachments of messages, that are not among the files. */
export async function missingFiles(store: Store, files: FileStore): Promise<string[]> {
  const missing = { resumes: await store.applicants.resumeKeys(), attachments: await store.caseFiles.keys() };
  for (const area of ['resumes', 'attachments'] as const) for await (const { key } of files.list(area)) missing[area].delete(key);
  return [...missing.resumes, ...missing.attachments];
}
