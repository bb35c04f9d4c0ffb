// The thread of `readInThread`: a mail in, what it says out, one after the other.
import { parentPort } from 'node:worker_threads';
import type { IncomingMail } from './incoming-mail.ts';
import { type FetchedMail, readMail } from './read-mail.ts';

export type MailAnswer = { ok: true; read: Omit<IncomingMail, 'at'> } | { ok: false };

parentPort?.on('message', (mail: FetchedMail) => {
  readMail(mail).then(
    (read) => answer({ ok: true, read }),
    // Whatever a parser says of a mail is about the mail.
    () => answer({ ok: false }),
  );
});

const answer = (message: MailAnswer) => parentPort?.postMessage(message);
