import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { NewMail } from '../store/mails/stored-mail.ts';

/** The folder for mails while there is no SMTP server. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

/** Returns the part before the "@" of a message id, such as "acdefghj.staff": unique, and of characters that are safe everywhere. */
export const localPart = ({ messageId }: Pick<NewMail, 'messageId'>): string => messageId.slice(0, messageId.indexOf('@'));

/** "ACDEFGHJ-staff.eml"; with a number for each further recipient of a notification. */
export const mailFileName = (mail: Pick<NewMail, 'reference' | 'messageId'>): string =>
  `${mail.reference}-${localPart(mail).slice(mail.reference.length + 1)}.eml`;

/** Mails that were written as files. They outlive their rows in the database, so they have to be found without them. */
export interface MailFiles {
  /** Names of the files about these references, and of those with the e-mail address in To, Cc or Reply-To, ignoring letter case. */
  find(about: { references: string[]; email?: string }): Promise<string[]>;
  read(name: string): Promise<Buffer>;
  /** Does nothing when there is no such file. */
  delete(name: string): Promise<void>;
}

export function mailFiles(folder: string): MailFiles {
  return {
    async find({ references, email }) {
      const found: string[] = [];
      for (const name of (await readdir(folder).catch(emptyWhenMissing)).sort()) {
        const isAbout = references.some((reference) => name.startsWith(`${reference}-`));
        if (isAbout || (email !== undefined && (await isAddressed(join(folder, name), email)))) found.push(name);
      }
      return found;
    },
    read: (name) => readFile(join(folder, name)),
    delete: (name) => rm(join(folder, name), { force: true }),
  };
}

/** Whether the To, Cc or Reply-To header of a mail has the e-mail address. */
async function isAddressed(file: string, email: string): Promise<boolean> {
  const [head = ''] = (await readFile(file, 'latin1').catch(emptyTextWhenMissing)).split('\r\n\r\n', 1);
  // RFC 5322, 2.2.3: lines that begin with white space continue a header.
  const headers = head.replaceAll(/\r\n[ \t]+/g, ' ').toLowerCase();
  const normalized = email.trim().toLowerCase();
  return headers
    .split('\r\n')
    .filter((header) => /^(?:to|cc|reply-to):/.test(header))
    .some((header) => header.split(/[\s<>,]+/).includes(normalized));
}

function emptyWhenMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}

/** The outbox may replace a file while the folder is read. */
function emptyTextWhenMissing(error: NodeJS.ErrnoException): string {
  if (error.code !== 'ENOENT') throw error;
  return '';
}
