import { attachmentLimits } from '#contract/office/mails/attachments';
import { type AttachmentProblem, attachmentProblem } from '../files/attachment-check.ts';
import type { FileStore } from '../files/file-store.ts';
import { writeWhole } from '../files/whole-files.ts';
import { displayedFileName } from '../http/display-name.ts';
import type { StoredCaseFile } from '../store/cases/case-files.ts';
import type { Colleague, Work } from '../store/work.ts';
import { type CaseKind, caseRef } from './case-kind.ts';

export interface AttachContext {
  files: FileStore;
  /** Runs work in one transaction as the colleague whose answer it is; repeated, it may answer with what the first run has answered. */
  transact(run: (work: Work<Colleague>) => Promise<Attached>): Promise<Attached>;
}

/** A file, whatever made it. `name`: with its extension, as its reader is to see it. */
interface FileToAttach {
  name: string;
  content: Buffer;
}

/** Identifies the attached file, or says why there is none; `unknown`: there is no such case, or it is a part of another one. */
export type Attached = { id: string; key: string } | { problem: AttachmentProblem | 'unknown' | 'too-large' | 'too-many' };

/**
 * Attaches a file to a colleague's unsent answer about a case, whether there are words of it yet or not. It is there in every browser of theirs at
 * once, goes with the answer when its `files` name it, and is removed like any other. Any part of the Office may attach what it has made:
 *
 *     await attachToAnswer({ files, transact: (run) => inTransaction(store, { actor }, run) }, quoteCases, id, { name: 'Offer.pdf', content });
 */
export async function attachToAnswer(
  { files, transact }: AttachContext,
  kind: CaseKind,
  id: string,
  { name: given, content }: FileToAttach,
): Promise<Attached> {
  const name = displayedFileName(given, attachmentLimits.name);
  const problem = attachmentProblem(name, content);
  if (problem) return { problem };
  if (content.length > attachmentLimits.bytes) return { problem: 'too-large' };
  const key = await writeWhole(await files.begin('attachments', 'bin'), content);
  // When this throws, nobody knows whether it was committed: what no row names is swept.
  const attached = await transact((work) => addToDraft(kind, work, id, { key, name, size: content.length }));
  if (!('key' in attached) || attached.key !== key) await files.delete('attachments', key);
  return attached;
}

async function addToDraft(kind: CaseKind, work: Work<Colleague>, id: string, file: StoredCaseFile): Promise<Attached> {
  const { repositories, actor, now } = work;
  const found = await kind.find(repositories, id, { lock: true });
  if (!found) return { problem: 'unknown' };
  const problem = await excessOf(work, id, file.size);
  if (problem) return { problem };
  await repositories.topics.changed(kind.topic);
  return { id: await repositories.caseFiles.add(caseRef(kind, found), { ...file, accountId: actor.id }, now), key: file.key };
}

/** Says which limit an unsent answer would exceed with one more file. */
async function excessOf(
  { repositories, actor }: Work<Colleague>,
  aboutId: string,
  size: number,
): Promise<'too-large' | 'too-many' | undefined> {
  const present = await repositories.caseFiles.ofDraft(aboutId, actor.id);
  if (present.length >= attachmentLimits.files) return 'too-many';
  return present.reduce((sum, file) => sum + file.size, size) > attachmentLimits.bytes ? 'too-large' : undefined;
}

export type RemovalOutcome = 'changed' | 'unknown' | 'too-large' | 'too-many';

/** Takes a file off a colleague's own unsent answer, or puts it back; inside a transaction. It is kept for a day, so that it can come back. */
export async function setAttached(
  kind: CaseKind,
  work: Work<Colleague>,
  { id, fileId }: { id: string; fileId: string },
  isAttached: boolean,
): Promise<RemovalOutcome> {
  const { repositories, actor, now } = work;
  const found = await kind.find(repositories, id, { lock: true });
  const file = found && (await repositories.caseFiles.find(id, fileId));
  if (file?.accountId !== actor.id || file.mailId !== null) return 'unknown';
  if (isAttached === (file.removedAt === null)) return 'changed';
  const problem = isAttached ? await excessOf(work, id, file.size) : undefined;
  if (problem) return problem;
  await repositories.caseFiles.setRemoved(fileId, isAttached ? null : now.toISOString());
  await repositories.topics.changed(kind.topic);
  return 'changed';
}
