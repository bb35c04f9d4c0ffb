import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeDurableFile } from '../files/durable-file.ts';
import { compose } from './compose.ts';
import { mailFileName } from './mail-files.ts';
import type { MailTransport } from './transport.ts';

/** Milliseconds. */
export interface SmtpTimeouts {
  /** To connect, the look-up of the name included. */
  connectionTimeout: number;
  greetingTimeout: number;
  /** In which nothing comes. */
  socketTimeout: number;
  /** For all of it: a server that answers letter by letter never runs into the others. Well below the outbox's lease, so that no mail is sent by two workers at once. */
  whole: number;
}

const patience: SmtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, whole: 60_000 };

/** Hands mails to an SMTP server. `url` as in `smtps://user:password@mail.example:465`. */
export function smtpTransport(url: string, { whole, ...timeouts } = patience): MailTransport {
  const smtp = createTransport({ url, ...timeouts });
  return {
    async send(mail) {
      await smtp.sendMail({ ...compose(mail), signal: AbortSignal.timeout(whole) });
    },
  };
}

/**
 * Writes each mail as an RFC 5322 file into `folder`, which is made when missing. The name comes from the mail's identity: one that is
 * written again replaces itself.
 */
export function fileTransport(folder: string): MailTransport {
  const messages = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await messages.sendMail(compose(mail));
      if (!Buffer.isBuffer(message)) throw new Error('The mail library answered with a stream where a buffer was asked for');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeDurableFile(join(folder, mailFileName(mail)), message);
    },
  };
}
