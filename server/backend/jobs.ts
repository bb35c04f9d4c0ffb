import { deletionMonths } from '#api/company/kept-months';
import type { FileStore } from '#api/files/file-store';
import { mailFiles } from '#api/mail/mail-files';
import type { MailTransport } from '#api/mail/transport';
import { type MailboxJob, type MailboxJobOptions, startMailboxJob } from '#api/mailbox/mailbox-job';
import type { Delivery } from '#api/outbox/deliver';
import { notifyOfFailure } from '#api/outbox/failure-mail';
import { startOutboxWorker } from '#api/outbox/outbox-worker';
import { startDigests } from '#api/services/office/digests';
import { notifyOfReply } from '#api/services/office/reply-mails';
import { startRetention } from '#api/services/retention';
import { isClockSteady } from '#api/services/steady-clock';
import { startSweep } from '#api/services/sweep-resumes';
import type { Store } from '#api/store/open-store';
import { startWebhookWorker } from '#api/webhooks/webhook-worker';
import type { LiveTexts } from '../live-texts.ts';
import type { Logger } from '../operations/logger.ts';
import type { Settings } from '../settings.ts';
import type { ViewCounter } from '../views/view-counter.ts';
import { startViewJob } from './view-job.ts';

/** Milliseconds for which mails of jobs may have the words of before. */
const refreshMs = 60_000;

export interface Jobs {
  /** Sends what was written: mails, and what other systems are told. */
  wakeOutbox(): void;
  /** Whether the mailbox of replies could be read; undefined without one, and while that is not known. */
  isMailboxReadable(): boolean | undefined;
  /** Waits for those that are running. */
  stop(): Promise<void>;
}

interface JobContext {
  /** Counts what is stored from time to time. */
  views: ViewCounter;
  /** Holds what mails are written with. */
  live: LiveTexts;
  store: Store;
  files: FileStore;
  settings: Settings;
  log: Logger;
  /** Sends the mails of the outbox. */
  transport: MailTransport;
  /** Mails are files here. */
  mailFolder: string;
}

/** Starts what is done from time to time: mails, webhooks, replies, digests, deletion. */
export async function startJobs({ views, live, store, files, settings, log, transport, mailFolder }: JobContext): Promise<Jobs> {
  const { texts } = live;
  const refreshing = setInterval(() => void live.refreshTexts(), refreshMs).unref();
  const tellOfFailure: Delivery['notifyOfFailure'] = (work, mail) => notifyOfFailure(work, { texts, settings }, mail);
  const mailbox =
    settings.imapUrl === undefined
      ? undefined
      : await readMailbox(settings.imapUrl, {
          ...{ store, files, log, notifyOfFailure: tellOfFailure },
          notifyOfReply: (work, kind, id) => notifyOfReply(work, { texts, settings }, kind, id),
          configuredAddresses: [settings.mailFrom.address, ...Object.values(settings.staffEmails).flat()],
        });
  const outbox = startOutboxWorker({ store, files, transport, log, notifyOfFailure: tellOfFailure });
  const webhooks = startWebhookWorker({ store, texts, settings, log, wakeOutbox: () => outbox.wake() });
  const digests = startDigests({ store, texts, settings, wakeOutbox: () => outbox.wake(), log });
  const months = (now: Date) => deletionMonths(store, settings, now);
  const isSteady = (now: Date) => isClockSteady(store, now);
  const retention = startRetention({ store, files, mailFiles: mailFiles(mailFolder), isClockSteady: isSteady, months, log });
  const viewJob = startViewJob({ views, store, log });
  const sweep = startSweep({ store, files, mailFolder, isClockSteady: isSteady, log });
  return {
    wakeOutbox() {
      outbox.wake();
      webhooks.wake();
    },
    isMailboxReadable: () => mailbox?.isReadable(),
    async stop() {
      clearInterval(refreshing);
      await Promise.all([outbox.stop(), webhooks.stop(), mailbox?.stop(), digests.stop(), retention.stop(), sweep.stop(), viewJob.stop()]);
    },
  };
}

/** Loads what reads mails only where there is a mailbox: it is a twelfth of all modules. */
async function readMailbox(imapUrl: string, options: Omit<MailboxJobOptions, 'mailbox'>): Promise<MailboxJob> {
  const { imapMailbox } = await import('#api/mailbox/mailbox');
  return startMailboxJob({ mailbox: imapMailbox(imapUrl), ...options });
}
