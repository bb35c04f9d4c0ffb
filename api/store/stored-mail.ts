import type { Selectable } from 'kysely';
import type { Tables } from './tables.ts';
import type { MailKind, MailStatus } from './tables-mail.ts';

/** A mail as it will be sent. `recipient` and `replyTo` are e-mail addresses without names; the sender is the company. */
export interface NewMail {
  reference: string;
  kind: MailKind;
  /** Unique and derived from the submission, so that a mail sent twice can be recognised. */
  messageId: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  /** Plain text. */
  body: string;
  /** The same as a whole HTML document; empty in mails stored by a version without it. */
  html: string;
  /** Name of the sender instead of the company's. */
  fromName?: string | null;
  /** Message ids that it answers, the last one directly, with a space between them. */
  inReplyTo?: string | null;
}

export interface StoredMail extends NewMail {
  _id: string;
  fromName: string | null;
  inReplyTo: string | null;
  /** Until then it can be taken back; ISO 8601. */
  heldUntil: string | null;
  /** The server has refused it for good. */
  refused: boolean;
  createdAt: string;
  status: MailStatus;
  attempts: number;
  nextAttemptAt: string;
  leasedUntil: string | null;
  lastError: string | null;
  sentAt: string | null;
  handedAt: string | null;
  bouncedAt: string | null;
  bounceReason: string | null;
}

export function toMail({ id, refused, ...mail }: Selectable<Tables['outbox']>): StoredMail {
  return { _id: id, ...mail, refused: refused === 1 };
}
