import type { MessageMark } from '#contract/office/conversation';
import type { FilePart } from './mail-parts.ts';

/** Tells people from programs, by a mail's own account; whose it is follows from the addresses that are known. */
export type MailNature = 'written' | 'automatic' | 'bounce';

/** A mail of the mailbox, as much of it as matters. */
export interface IncomingMail {
  /** Without brackets; empty for a mail without one. */
  messageId: string;
  /** Message ids that it answers or refers to, without brackets; of a bounce also that of the mail that came back. */
  references: string[];
  /** The address is in lower case. */
  sender: { name: string; email: string };
  /** The address at which it wants its answer, in lower case; empty where it names none. */
  replyTo?: string;
  subject: string;
  /** The time at which the mailbox received it. */
  at: Date;
  /** Plain; of a mail in HTML alone, what it says. */
  text: string;
  attachments: FilePart[];
  nature: MailNature;
  /** The mail server's reason for a bounce. */
  reason: string;
  /** Addresses that a bounce says it did not reach, in lower case; left out where it names none. */
  failed?: string[];
  marks: MessageMark[];
}

/** A file of a mail that is in the file store, and that no row names yet. */
export interface KeptFile extends Pick<FilePart, 'part'> {
  id: string;
  key: string;
  name: string;
  /** Bytes. */
  size: number;
}
