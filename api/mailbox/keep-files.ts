import { attachmentExtension, attachmentLimits, attachmentTypes, receivedFileLimits } from '#contract/office/mails/attachments';
import { attachmentProblem } from '../files/attachment-check.ts';
import type { FileStore } from '../files/file-store.ts';
import { writeWhole } from '../files/whole-files.ts';
import { displayedFileName } from '../http/display-name.ts';
import type { Repositories } from '../store/open-store.ts';
import { newId } from '../store/rows/identifiers.ts';
import type { IncomingMail, KeptFile } from './incoming-mail.ts';
import type { FilePart } from './mail-parts.ts';
import { caseOfMail } from './receive-mail.ts';

/** Fetches a file; undefined for one of more bytes. */
export type FetchFile = (file: FilePart, maxBytes: number) => Promise<Buffer | undefined>;

/**
 * Keeps the files of a mail that a person has written and that belongs to a case, as far as they are of a kind that may be kept and within the limits.
 * Nothing of them is run; their senders choose every byte. Of all others, the message has the name. When one cannot be fetched or written, none stays.
 */
export async function keepFiles(
  { store, files }: { store: Repositories; files: FileStore },
  mail: IncomingMail,
  fetch: FetchFile,
): Promise<KeptFile[]> {
  if (mail.nature !== 'written' || mail.attachments.length === 0) return [];
  const subject = await caseOfMail(store, mail);
  if (!subject) return [];
  const { ofMail, ofCase } = receivedFileLimits;
  const present = await store.caseFiles.received(subject.id);
  let bytes = Math.min(ofMail.bytes, ofCase.bytes - present.bytes);
  let left = Math.min(ofMail.files, ofCase.files - present.files);
  const kept: KeptFile[] = [];
  try {
    for (const part of mail.attachments) {
      const name = nameOf(part);
      if (left <= 0 || part.size > bytes || attachmentExtension(name) === undefined) continue;
      const content = await fetch(part, bytes);
      if (!content || attachmentProblem(name, content)) continue;
      const key = await writeWhole(await files.begin('attachments', 'bin'), content);
      kept.push({ part: part.part, id: newId(), key, name, size: content.length });
      left -= 1;
      bytes -= content.length;
    }
    return kept;
  } catch (error) {
    // The mail is read again, with all of its files.
    await deleteKept(files, kept);
    throw error;
  }
}

/** Deletes files whose mail has become part of nothing. */
export async function deleteKept(files: Pick<FileStore, 'delete'>, kept: readonly KeptFile[]): Promise<void> {
  for (const { key } of kept) await files.delete('attachments', key);
}

/** Pictures within a text have often no name, or one without an extension. */
function nameOf({ name: given, type }: FilePart): string {
  const named = given === type ? type.split('/', 1).join() : given.replaceAll('\0', '');
  const name = displayedFileName(named, attachmentLimits.name);
  if (/\.[a-z0-9]{1,10}$/i.test(name)) return name;
  const extension = Object.entries(attachmentTypes).find(([, known]) => known === type)?.[0];
  return extension === undefined ? name : `${name}.${extension}`;
}
