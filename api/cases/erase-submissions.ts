import { removeRecipient } from '../company/remove-recipient.ts';
import type { FileStore } from '../files/file-store.ts';
import type { MailFiles } from '../mail/mail-files.ts';
import type { ErasedRows } from '../store/cases/submissions.ts';
import type { Store } from '../store/open-store.ts';
import { inTransaction, type Work } from '../store/work.ts';
import { caseKinds } from './case-kinds.ts';
import { separateFromKept } from './merge-cases.ts';

export interface ErasureContext {
  store: Store;
  files: FileStore;
  mailFiles: MailFiles;
}

/** The number of deleted entries of each kind. */
export type Erased = ErasedRows & { resumes: number; mailFiles: number; copies: number; messages: number; jobAlerts: number };

/**
 * Deletes submissions with their files, mails and kept receipts. The rows go last: when something fails half-way they still name what is left
 * to delete, and a repetition completes it. Merges with cases that stay are taken back first.
 *
 * @param email deletes mail files to this e-mail address too, whatever submission they belong to, takes it out of the cases of others, and tells it of nothing any more
 */
export async function eraseSubmissions(context: ErasureContext, references: string[], email?: string): Promise<Erased> {
  const { store, files, mailFiles } = context;
  const { applicants, files: sent } = await store.submissions.collect(references);
  const mentioned = email === undefined ? [] : (await store.mentions.find(email, references)).files;
  for (const { resumeKey } of applicants) await files.delete('resumes', resumeKey);
  for (const { key } of [...sent, ...mentioned]) await files.delete('attachments', key);
  const written = await mailFiles.find({ references, ...(email !== undefined && { email }) });
  for (const name of written) await mailFiles.delete(name);
  const rows = await inTransaction(store, { actor: null }, async (work) => {
    if (email !== undefined) await removeRecipient(work.repositories, email);
    await separateFromKept(work, references);
    const erased = await work.repositories.submissions.erase(references);
    if (email === undefined) return { ...erased, copies: 0, messages: 0, jobAlerts: 0 };
    const jobAlerts = await work.repositories.jobAlerts.removeEmail(email);
    const { copies, messages, files: others } = await forgetMentions(work, email);
    return { ...erased, files: erased.files + others, copies, messages, jobAlerts };
  });
  await store.purgeDeleted();
  return { ...rows, resumes: applicants.length, mailFiles: written.length };
}

/** Takes somebody out of the cases of others, where what followed from it is worked out again. */
async function forgetMentions(work: Work, email: string) {
  const { repositories, now } = work;
  const { cases, ...forgotten } = await repositories.mentions.forget(email);
  for (const { about, aboutId } of cases) {
    const kind = caseKinds[about];
    if (!(await kind.find(repositories, aboutId, { lock: true }))) continue;
    await kind.refresh(repositories, aboutId, 'written', now);
    await repositories.topics.changed(kind.topic);
  }
  return forgotten;
}
