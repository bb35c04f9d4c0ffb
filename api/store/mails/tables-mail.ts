import type { Generated } from 'kysely';
import type { Locale } from '#contract/locales';
import type { MailTopic } from '#contract/office/account';
import type { TemplatePurpose } from '#contract/office/mail';
import type { Flag, Json } from '../column-types.ts';

export interface TemplateTable {
  id: string;
  name: string;
  purpose: Generated<TemplatePurpose>;
  locale: Locale;
  subject: string;
  text: string;
  version: number;
}

/** `written`: to a file, because there was no SMTP server. */
export type MailStatus = 'waiting' | 'sent' | 'written' | 'dead' | 'taken-back';
/** `failure`: tells that another one did not arrive. `alert`: to somebody who wants to hear of new jobs. */
export type MailKind = 'staff' | 'confirmation' | 'answer' | 'account' | 'failure' | 'alert';

export interface OutboxTable {
  id: string;
  reference: string;
  kind: MailKind;
  /** Unique and derived from the submission, so that a mail sent twice can be recognised. */
  messageId: string;
  /** This and `replyTo` are e-mail addresses without names; the sender is the company. */
  recipient: string;
  replyTo: string | null;
  subject: string;
  /** Plain text. */
  body: string;
  /** The same as a whole HTML document; empty in mails stored by a version without it. */
  html: string;
  createdAt: string;
  status: MailStatus;
  /** Attempts begun, the running one included. */
  attempts: number;
  nextAttemptAt: string;
  /** End of the lease of the worker that sends it; null when none does. */
  leasedUntil: string | null;
  lastError: string | null;
  sentAt: string | null;
  /** Name of the sender; null for the company's. */
  fromName: string | null;
  /** Message ids that it answers, the last one directly, with a space between them. */
  inReplyTo: string | null;
  /** Until then it can be taken back. */
  heldUntil: string | null;
  /** The time for which somebody has put it off; null for one that leaves when it is no longer held. */
  scheduledFor: string | null;
  /** A calendar entry (RFC 5545) that goes with it. */
  calendar: string | null;
  /** The server has refused it for good. */
  refused: Generated<Flag>;
  /** The time at which it was handed to the mail server; null again when that has replied. */
  handedAt: string | null;
  /** The time at which a report came that it did not arrive. */
  bouncedAt: string | null;
  bounceReason: string | null;
  /** Names who else gets it, as lists of e-mail addresses; null where nobody does. */
  cc: Json | null;
  bcc: Json | null;
  /** The addresses that have got it while it waits for another attempt for the others; null where nobody has. */
  delivered: Json | null;
  /** Names who did not get a copy, as `RefusedCopies`; null where everybody did. */
  refusedCopies: Json | null;
  /** The URL at which its recipient leaves what it is sent for (RFC 8058); null where there is nothing to leave. */
  leavingUrl: string | null;
}

/** Up to where a mailbox has been read. */
export interface MailboxTable {
  /** Digest of its URL. */
  name: string;
  uidValidity: string;
  /** A number. */
  lastUid: string;
  /** Until then one process reads it; null when none does. */
  leasedUntil: string | null;
  leasedBy: string | null;
}

/** Names the mails that go once on a calendar day. */
export type DigestTopic = Exclude<MailTopic, 'given' | 'newQuote'> | 'jobs';
