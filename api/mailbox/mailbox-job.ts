import { errorCode } from '../mail/transport.ts';
import { type PeriodicJob, startPeriodicJob } from '../services/periodic-job.ts';
import type { Store } from '../store/open-store.ts';
import type { Mailbox, MailReader } from './mailbox.ts';
import { receiveMail } from './receive-mail.ts';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

/** Days of mails that are looked at: a mailbox that could not be read for a month is read by hand. */
const searchedDays = 30;

export interface MailboxJob extends PeriodicJob {
  /** Whether the mailbox could be read; undefined while that is not known. */
  isReadable(): boolean | undefined;
}

export interface MailboxJobOptions {
  mailbox: Mailbox;
  store: Store;
  log: { info(details: object, message: string): void; error(details: object, message: string): void };
  intervalMs?: number;
}

/** Reads the mailbox now and every minute. Log entries name no sender and no subject; a mailbox that does not answer is logged once. */
export function startMailboxJob({ mailbox, store, log, intervalMs = minuteMs }: MailboxJobOptions): MailboxJob {
  let isReadable: boolean | undefined;
  const job = startPeriodicJob({
    intervalMs,
    async run(signal) {
      const since = new Date(Date.now() - searchedDays * dayMs);
      let attached = 0;
      const reader: MailReader = {
        async filterUnseen(messageIds) {
          signal.throwIfAborted();
          return store.seenMails.unseen(messageIds);
        },
        async receive(messageId, parse) {
          signal.throwIfAborted();
          try {
            if ((await receiveMail(store, await parse(), new Date())) === 'attached') attached += 1;
          } catch (error) {
            if (store.isUnavailable(error)) throw error;
            // Whoever can send a mail must not stop the reading of all others: it is passed over, now and in the next run.
            await store.seenMails.see(messageId, new Date());
            log.error({ code: errorCode(error) }, 'a mail of the mailbox cannot be read; it is passed over');
          }
        },
      };
      await mailbox.read(since, reader).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
      if (signal.aborted) return;
      // A day more than is searched, so that none is looked at twice.
      await store.seenMails.forgetBefore(new Date(since.getTime() - dayMs));
      if (isReadable !== true) log.info({}, 'the mailbox of IMAP_URL is read');
      if (attached > 0) log.info({ replies: attached }, 'replies were attached to their requests');
      isReadable = true;
    },
    onError(error) {
      if (isReadable !== false) log.error({ code: errorCode(error) }, 'the mailbox of IMAP_URL cannot be read; it will be tried again');
      isReadable = false;
    },
  });
  return { ...job, isReadable: () => isReadable };
}
