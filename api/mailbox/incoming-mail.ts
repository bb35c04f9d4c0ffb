import type { MessageMark } from '#contract/office/conversation';

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
  subject: string;
  /** The time at which the mailbox received it. */
  at: Date;
  /** Plain; of a mail in HTML alone, what it says. */
  text: string;
  attachments: { name: string; size: number }[];
  nature: MailNature;
  /** The mail server's reason for a bounce. */
  reason: string;
  marks: MessageMark[];
}
