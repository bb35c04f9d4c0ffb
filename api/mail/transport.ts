import type { StoredMail } from '../store/mails/stored-mail.ts';

/** Mails that are sent concurrently, each over a connection of its own. */
export const mailsAtATime = 5;

/** A file that goes with a mail. */
export interface MailAttachment {
  name: string;
  /** Media type. */
  type: string;
  /** Bytes. */
  size: number;
  /** Reads it; rejects where it is not there. */
  read(): AsyncIterable<Uint8Array>;
}

/** Delivers mails, each to `openRecipients` alone. `send` rejects when it was accepted for nobody; the outbox then tries again. */
export interface MailTransport {
  send(mail: StoredMail, attachments?: readonly MailAttachment[]): Promise<Delivered>;
}

export interface Delivered {
  /** Name of the file that the mail was written to instead of being sent. */
  file?: string;
  /** Lists those whom the server did not take it for, each as the mail has the address. Whoever else was to get it has it. */
  refused?: RefusedRecipient[];
}

export interface RefusedRecipient {
  address: string;
  /** As nodemailer gives it, with the server's response. */
  error: Error;
}

/** A transport whose server can be checked without sending a mail. */
export interface CheckedTransport extends MailTransport {
  /** Connects and logs in. Rejects when that is refused or takes too long. */
  verify(): Promise<void>;
}

/** Only the transport's code, for logs and probes: its message may contain an e-mail address. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

/** RFC 5321, 4.2.1: replies from 500 are final. Of those to the envelope and the message alone: a refused login is no fault of the mail. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || typeof error.responseCode !== 'number') return false;
  return error.responseCode >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(errorCode(error));
}
