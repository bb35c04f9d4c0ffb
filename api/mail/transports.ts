import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { withTimeout } from '#contract/time/with-timeout';
import { writeDurableFile } from '../files/durable-file.ts';
import { compose } from './compose.ts';
import { mailFileName } from './mail-files.ts';
import type { Sender } from './sender.ts';
import { type CheckedTransport, type MailTransport, mailsAtATime } from './transport.ts';

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

/** Tells to whom a server did not take a mail that it took for others. */
interface Refusals {
  rejected: (string | { address: string })[];
  rejectedErrors?: Error[];
}

const addressOf = (address: string | { address: string }): string => (typeof address === 'string' ? address : address.address);

/** Delivers mails to an SMTP server. `url` as in `smtps://user:password@mail.example:465`. */
export function smtpTransport(url: string, from: Sender, { total, ...timeouts } = defaultTimeouts): CheckedTransport {
  const smtp = createTransport({ url, ...pool, ...timeouts });
  return {
    async send(mail, attachments = []) {
      const bytes = attachments.reduce((sum, { size }) => sum + size, 0);
      const composed = compose(mail, from, attachments);
      try {
        const { rejected, rejectedErrors = [] }: Refusals = await smtp.sendMail({
          ...composed,
          signal: AbortSignal.timeout(total + Math.ceil(bytes / slowestBytesPerMs)),
        });
        // The server has taken it for those who get a copy. To whom it is addressed it was not sent, which somebody has to see.
        const main = rejected.findIndex((address) => addressOf(address) === mail.recipient);
        if (main !== -1) throw rejectedErrors[main] ?? new Error('The server has refused the recipient');
      } finally {
        // What a server that hung up has not read.
        for (const { content } of composed.attachments ?? []) if (content instanceof Readable) content.destroy();
      }
      return {};
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
