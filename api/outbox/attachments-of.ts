import { attachmentExtension, attachmentTypes } from '#contract/office/mails/attachments';
import type { FileStore } from '../files/file-store.ts';
import type { MailAttachment } from '../mail/transport.ts';
import type { StoredMail } from '../store/mails/stored-mail.ts';
import type { Repositories } from '../store/open-store.ts';

/** The files of a mail, each of which is opened when it is sent. The same mail has the same files however often it is tried. */
export async function attachmentsOf(
  { store, files }: { store: Pick<Repositories, 'caseFiles'>; files: Pick<FileStore, 'open'> },
  { _id, kind }: StoredMail,
): Promise<MailAttachment[]> {
  if (kind !== 'answer') return [];
  return (await store.caseFiles.ofMail(_id)).map(({ key, name, size }) => {
    const extension = attachmentExtension(name);
    return {
      name,
      size,
      type: extension === undefined ? 'application/octet-stream' : attachmentTypes[extension],
      read: () => pieces(files, key),
    };
  });
}

async function* pieces(files: Pick<FileStore, 'open'>, key: string): AsyncIterable<Uint8Array> {
  const file = await files.open('attachments', key);
  // A mail without one of its files says something else than its writer did.
  if (!file) throw new Error('An attached file is missing');
  try {
    yield* file.stream as AsyncIterable<Buffer>;
  } finally {
    file.stream.destroy();
  }
}
