import type { FastifyPluginAsync } from 'fastify';
import { dismissDemoOwner } from '#api/accounts/demo-owner';
import { createApi } from '#api/create-api';
import { recognizeDemo } from '#api/demo/recognize';
import { seedDemo } from '#api/demo/seed';
import type { FileStore } from '#api/files/file-store';
import { openFiles } from '#api/files/open-files';
import type { Delivery } from '#api/mail/deliver';
import { notifyOfFailure } from '#api/mail/failure-mail';
import { mailFiles, mailFolder } from '#api/mail/mail-files';
import { startOutboxWorker } from '#api/mail/outbox-worker';
import { type MailStatus, startSmtpCheck } from '#api/mail/smtp-check';
import { fileTransport, smtpTransport } from '#api/mail/transports';
import { type MailboxJob, type MailboxJobOptions, startMailboxJob } from '#api/mailbox/mailbox-job';
import { type PreviewJob, previewJob } from '#api/office/preview-job';
import { deletionMonths } from '#api/services/kept-months';
import { startDigests } from '#api/services/office/digests';
import { startRetention } from '#api/services/retention';
import { isClockSteady } from '#api/services/steady-clock';
import { claimFiles, startSweep } from '#api/services/sweep-resumes';
import { readSiteData } from '#api/site-data';
import { demoKinds } from '#api/store/demo-entries';
import { openStore, type Store } from '#api/store/open-store';
import { createTokens } from '#api/tokens';
import { serviceNames } from '#content/en/services';
import type { LocalizedSiteData } from '#contract/site-data';
import { logMismatches } from './operations/log-mismatches.ts';
import type { Logger } from './operations/logger.ts';
import { isDemoOnThisMachine, type Settings } from './settings.ts';
import { texts } from './texts.ts';

/** The API of this process, with its dependencies. */
export interface Backend {
  api: FastifyPluginAsync;
  data: LocalizedSiteData;
  store: Store;
  files: FileStore;
  /** A position as visitors will see it, for whoever may publish it. */
  previewJob: PreviewJob;
  issueToken(): string;
  mailStatus(): MailStatus;
  /** Whether the mailbox of replies could be read; undefined without one, and while that is not known. */
  isMailboxReadable(): boolean | undefined;
  /** Waits for the periodic jobs that are running, then closes the database. */
  close(): Promise<void>;
}

/** Opens the database and the file store, seeds an empty database when the setting says so, and starts the periodic jobs. */
export async function openBackend(settings: Settings, log: Logger): Promise<Backend> {
  const store = await openStore(settings, {
    onMismatch: logMismatches(log),
    wait: {
      timeoutMs: settings.databaseWaitSeconds * 1000,
      onWait: (database, reason) =>
        log.warn({ database, reason, seconds: settings.databaseWaitSeconds }, 'waiting for the database of DATABASE_URL'),
    },
  });
  const files = await openFiles(settings);
  await claimFiles(store, files);
  if (settings.demo && (await store.isEmpty())) {
    await seedDemo(store, files, settings.demoWork ? { texts, settings } : undefined);
    log.info('seeded the empty database with demo data');
  } else await recognizeDemo(store, files);
  if (settings.isProduction) await warnOfDemo(store, log);
  if (!isDemoOnThisMachine(settings)) {
    if (settings.demo) log.warn({ because: settings.exposure }, 'the demo has no owner: others than this machine may reach the server');
    await dismissDemoOwner(store);
    await warnOfMissingOwner(store, log);
  }
  const tokens = await createTokens(store);
  const folder = mailFolder(settings.dataDir);
  const { smtpUrl, mailFrom } = settings;
  if (smtpUrl === undefined) log.warn({ folder }, 'SMTP_URL is not set: mails are written to files instead of being sent');
  const smtpCheck = smtpUrl === undefined ? undefined : startSmtpCheck({ transport: smtpTransport(smtpUrl, mailFrom), log });
  const tellOfFailure: Delivery['notifyOfFailure'] = (repositories, mail, now) =>
    notifyOfFailure(repositories, { texts, settings }, mail, now);
  const outbox = startOutboxWorker({
    store,
    transport: smtpCheck?.transport ?? fileTransport(folder, mailFrom),
    log,
    notifyOfFailure: tellOfFailure,
  });
  const mailbox =
    settings.imapUrl === undefined
      ? undefined
      : await readMailbox(settings.imapUrl, {
          ...{ store, log, notifyOfFailure: tellOfFailure },
          configuredAddresses: [mailFrom.address, ...Object.values(settings.staffEmails).flat()],
        });
  const digests = startDigests({ store, texts, settings, wakeOutbox: () => outbox.wake(), log });
  const months = (now: Date) => deletionMonths(store, settings, now);
  const isSteady = (now: Date) => isClockSteady(store, now);
  const retention = startRetention({ store, files, mailFiles: mailFiles(folder), isClockSteady: isSteady, months, log });
  const sweep = startSweep({ store, files, mailFolder: folder, isClockSteady: isSteady, log });

  return {
    api: createApi({
      store,
      files,
      tokens,
      settings,
      texts,
      serviceNames,
      mailFiles: mailFiles(folder),
      rateLimits: settings.rateLimits,
      wakeOutbox: () => outbox.wake(),
    }),
    data: readSiteData(store),
    store,
    files,
    previewJob: previewJob(store),
    issueToken: () => tokens.issue(),
    mailStatus: () => smtpCheck?.status() ?? { reachable: undefined },
    isMailboxReadable: () => mailbox?.isReadable(),
    async close() {
      await Promise.all([outbox.stop(), smtpCheck?.stop(), mailbox?.stop(), digests.stop(), retention.stop(), sweep.stop()]);
      await store.close();
    },
  };
}

/** What reads mails is loaded only where there is a mailbox: it is a twelfth of all modules. */
async function readMailbox(imapUrl: string, options: Omit<MailboxJobOptions, 'mailbox'>): Promise<MailboxJob> {
  const { imapMailbox } = await import('#api/mailbox/mailbox');
  return startMailboxJob({ mailbox: imapMailbox(imapUrl), ...options });
}

/** Visitors of a live site should not read of offices, clients and positions that do not exist. */
async function warnOfDemo(store: Store, log: Logger): Promise<void> {
  const entries = (await store.demoEntries.list()).filter(({ isChanged, row }) => !isChanged && row.status !== 'pending');
  if (entries.length === 0) return;
  const counts = Object.fromEntries(demoKinds.map((kind) => [kind, entries.filter((entry) => entry.kind === kind).length]));
  log.warn(
    counts,
    'THE SITE SHOWS INVENTED ENTRIES OF THE DEMO to its visitors; npm run demo -- remove takes out those that nobody has changed',
  );
}

/** An owner comes in by a link, and invites the others. */
async function warnOfMissingOwner(store: Store, log: Logger): Promise<void> {
  if ((await store.accounts.countOwners()) > 0) return;
  log.warn('the Office has no owner yet; npm run office -- invite --email <email> --name <name> --role owner prints the way in');
}
