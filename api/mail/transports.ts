import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import { withTimeout } from '#contract/time/with-timeout';
import { writeDurableFile } from '../files/durable-file.ts';
import { openRecipients } from '../store/mails/copies.ts';
import { compose } from './compose.ts';
import { mailFileName } from './mail-files.ts';
import type { Sender } from './sender.ts';
import { type CheckedTransport, type MailTransport, mailsAtATime, type RefusedRecipient } from './transport.ts';

/** Milliseconds. */
export interface SmtpTimeouts {
  /** For the connection, the DNS look-up included. */
  connectionTimeout: number;
  greetingTimeout: number;
  /** Without any data from the server. */
  socketTimeout: number;
  /** For the whole delivery, without what files take: a server that responds byte by byte never exceeds the others. Well below the outbox's lease, so that no mail is sent by two workers at once. */
  total: number;
}

/**
 * A queue goes over connections that stay: servers make each new one wait, and count them. None is kept for long, so that no mail meets one that the
 * server is closing. A mail whose connection breaks is the outbox's to repeat, which knows which may go twice.
 */
const pool = { pool: true, maxConnections: mailsAtATime, idleTimeout: 1_000, maxRequeues: 0 } as const;

/** Bytes of files that a line sends at least in a millisecond: 10 MiB take 84 seconds. */
const slowestBytesPerMs = 125;

const defaultTimeouts: SmtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, total: 60_000 };

/** Holds what nodemailer tells of those whom a server did not take a mail for, both in the same order; an error too, where it took it for nobody. */
interface Refusals {
  rejected?: (string | { address: string })[] | undefined;
  rejectedErrors?: Error[] | undefined;
}

/** As nodemailer writes an address into the envelope: the domain in ASCII. */
function inEnvelope(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1)) || address.slice(at + 1)}`.toLowerCase();
}

function refusedIn({ rejected = [], rejectedErrors = [] }: Refusals, recipients: readonly string[]): RefusedRecipient[] {
  return rejected.flatMap((one, index) => {
    const name = inEnvelope(typeof one === 'string' ? one : one.address);
    const address = recipients.find((recipient) => inEnvelope(recipient) === name);
    return address === undefined ? [] : [{ address, error: rejectedErrors[index] ?? new Error('The server has refused the recipient') }];
  });
}

/** Delivers mails to an SMTP server. `url` as in `smtps://user:password@mail.example:465`. */
export function smtpTransport(url: string, from: Sender, { total, ...timeouts } = defaultTimeouts): CheckedTransport {
  const smtp = createTransport({ url, ...pool, ...timeouts });
  return {
    async send(mail, attachments = []) {
      const bytes = attachments.reduce((sum, { size }) => sum + size, 0);
      const composed = compose(mail, from, attachments);
      const recipients = openRecipients(mail);
      if (recipients.length === 0) return {};
      try {
        const refusals: Refusals = await smtp.sendMail({
          ...composed,
          // Whoever has it already stays in its head, and gets it no second time.
          envelope: { from: from.address, to: recipients.map((address) => ({ name: '', address })) },
          signal: AbortSignal.timeout(total + Math.ceil(bytes / slowestBytesPerMs)),
        });
        return { refused: refusedIn(refusals, recipients) };
      } catch (error) {
        // Each has an answer of its own: the error is that of one of them.
        const refused = refusedIn(error as Refusals, recipients);
        if (refused.length === 0) throw error;
        return { refused };
      } finally {
        // What a server that hung up has not read.
        for (const { content } of composed.attachments ?? []) if (content instanceof Readable) content.destroy();
      }
    },
    async verify() {
      await withTimeout(smtp.verify(), total);
    },
  };
}

/**
 * Writes each mail as an RFC 5322 file into `folder`, which is created when missing. The name is derived from the mail's message id: a
 * mail written again replaces itself.
 */
export function fileTransport(folder: string, from: Sender): MailTransport {
  const messages = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail, attachments) {
      const { message } = await messages.sendMail(compose(mail, from, attachments));
      if (!Buffer.isBuffer(message)) throw new Error('nodemailer returned a stream instead of a buffer');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = mailFileName(mail);
      await writeDurableFile(join(folder, file), message);
      return { file };
    },
  };
}
