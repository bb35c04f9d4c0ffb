import { randomUUID } from 'node:crypto';
import type { FileStore } from '../files/file-store.ts';
import { errorCode } from '../mail/transport.ts';
import { isClockSteady } from '../services/steady-clock.ts';
import type { Store } from '../store/open-store.ts';
import { type PeriodicJob, startPeriodicJob } from '../time/periodic-job.ts';
import type { IncomingMail } from './incoming-mail.ts';
import { deleteKept, type FetchFile, keepFiles } from './keep-files.ts';
import type { Mailbox, MailboxMail } from './mailbox.ts';
import { readInThread } from './read-in-thread.ts';
import { type ReceiveContext, receiveMail } from './receive-mail.ts';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

/** Days of mails that are looked at: a mailbox that could not be read for a month is read by hand. */
const searchedDays = 30;

/** Milliseconds for which a mailbox is one process's; longer than a mail can take. */
const leaseMs = 5 * minuteMs;

export interface MailboxJob extends PeriodicJob {
  /** Whether the mailbox could be read; undefined while that is not known. */
  isReadable(): boolean | undefined;
}

export interface MailboxJobOptions extends Omit<ReceiveContext, 'store'> {
  mailbox: Mailbox;
  store: Store;
  /** Takes what people send. */
  files: FileStore;
  log: { info(details: object, message: string): void; error(details: object, message: string): void };
  intervalMs?: number;
}

/**
 * Reads what is new in the mailbox now and every minute, in one process of several. Log entries name no sender and no subject; a mailbox that does not
 * answer is logged once.
 */
export function startMailboxJob({ mailbox, store, files, log, intervalMs = minuteMs, ...context }: MailboxJobOptions): MailboxJob {
  const owner = randomUUID();
  const addresses = [...context.configuredAddresses, ...(mailbox.address ? [mailbox.address] : [])];
  let isReadable: boolean | undefined;

  const lease = () => store.mailboxes.lease(mailbox.name, owner, new Date(), new Date(Date.now() + leaseMs));

  /** Returns whether it stands in a timeline now. */
  async function receive(mail: MailboxMail): Promise<boolean> {
    const read = mail.fetched && (await readInThread(mail.fetched));
    if (!read) log.error({}, 'a mail of the mailbox cannot be read; its sender and subject are shown');
    const incoming: IncomingMail = read ? { ...read, at: mail.at } : unreadable(mail);
    const fetch: FetchFile = async (file, maxBytes) => {
      // A large file takes a while.
      if (!(await lease())) throw new Error('Another process reads the mailbox');
      return mail.fetchFile(file, maxBytes);
    };
    const kept = await keepFiles({ store, files }, incoming, fetch);
    try {
      const received = await receiveMail({ ...context, store, configuredAddresses: addresses }, incoming, new Date(), kept);
      if (received !== 'attached') await deleteKept(files, kept);
      return received === 'attached';
    } catch (error) {
      // It may have been stored all the same: files that it has not are swept.
      if (store.isUnavailable(error)) throw error;
      await deleteKept(files, kept);
      // Whoever can send a mail must not stop the reading of all others.
      log.error({ code: errorCode(error) }, 'a mail of the mailbox cannot be stored; it is passed over');
      return false;
    }
  }

  const job = startPeriodicJob({
    intervalMs,
    async run(signal) {
      if (!(await lease())) return;
      const now = new Date();
      const since = new Date(now.getTime() - searchedDays * dayMs);
      let attached = 0;
      try {
        await mailbox.read(since, await store.mailboxes.position(mailbox.name), {
          async receive(mail) {
            signal.throwIfAborted();
            // A process that has lost its lease leaves the rest to the one that has it now.
            if (!(await lease())) throw new Error('Another process reads the mailbox');
            if (await receive(mail)) attached += 1;
          },
          reached: (position) => store.mailboxes.moveTo(mailbox.name, position),
        });
      } catch (error) {
        if (!signal.aborted) throw error;
      } finally {
        await store.mailboxes.release(mailbox.name, owner);
      }
      if (signal.aborted) return;
      // A day more than is searched, so that none is looked at twice.
      if (await isClockSteady(store, now)) await store.seenMails.forgetBefore(new Date(since.getTime() - dayMs));
      if (isReadable !== true) log.info({}, 'the mailbox of IMAP_URL is read');
      if (attached > 0) log.info({ mails: attached }, 'mails were attached to what they answer');
      isReadable = true;
    },
    onError(error) {
      if (isReadable !== false) log.error({ code: errorCode(error) }, 'the mailbox of IMAP_URL cannot be read; it will be tried again');
      isReadable = false;
    },
  });
  return { ...job, isReadable: () => isReadable };
}

/** Returns what the mailbox says of a mail that could not be read. */
const unreadable = ({ at, messageId, inReplyTo, subject, sender }: MailboxMail): IncomingMail => ({
  at,
  messageId,
  subject,
  sender,
  text: '',
  attachments: [],
  nature: 'written',
  reason: '',
  marks: ['unreadable'],
  references: inReplyTo === '' ? [] : [inReplyTo],
});
