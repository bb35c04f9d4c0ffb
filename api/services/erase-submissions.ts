import type { FileStore } from '../files/file-store.ts';
import type { MailFiles } from '../mail/mail-files.ts';
import type { Store } from '../store/open-store.ts';
import type { ErasedRows } from '../store/submissions.ts';

export interface ErasureContext {
  store: Store;
  files: FileStore;
  mailFiles: MailFiles;
}

/** How much of each is gone. */
export type Erased = ErasedRows & { resumes: number; mailFiles: number };

/**
 * Removes submissions with their files, mails and kept answers. The rows go last: when something fails half-way they still say what is
 * left to remove, and doing it again finishes it.
 *
 * @param email removes mail files to this address too, whatever submission they belong to
 */
export async function eraseSubmissions(context: ErasureContext, references: string[], email?: string): Promise<Erased> {
  const { store, files, mailFiles } = context;
  const { applicants } = await store.submissions.collect(references);
  for (const { resumeKey } of applicants) await files.delete('resumes', resumeKey);
  const written = await mailFiles.find({ references, ...(email !== undefined && { email }) });
  for (const name of written) await mailFiles.delete(name);
  const rows = await store.transaction(({ submissions }) => submissions.erase(references));
  await store.forgetDeleted();
  return { ...rows, resumes: applicants.length, mailFiles: written.length };
}
