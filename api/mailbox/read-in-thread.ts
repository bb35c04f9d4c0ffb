import { serialThread } from '../threads/serial-thread.ts';
import type { IncomingMail } from './incoming-mail.ts';
import type { MailAnswer } from './mail-thread.ts';
import type { FetchedMail } from './read-mail.ts';

const ask = serialThread<FetchedMail, MailAnswer>({
  module: new URL('mail-thread.ts', import.meta.url),
  /** On a machine that has other things to do. */
  deadlineMs: 20_000,
  resourceLimits: { maxOldGenerationSizeMb: 192, stackSizeMb: 4 },
});

/** Reads a mail in a thread of its own: whoever writes to the mailbox chooses every byte of it. Undefined for one that takes too long, too much memory, or cannot be read. */
export async function readInThread(mail: FetchedMail): Promise<Omit<IncomingMail, 'at'> | undefined> {
  const answer = await ask(mail);
  return answer?.ok ? answer.read : undefined;
}
