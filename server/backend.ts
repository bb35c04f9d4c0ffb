import type { FastifyPluginAsync } from 'fastify';
import { createApi } from '#api/create-api';
import type { ApiDependencies } from '#api/dependencies';
import type { FileStore } from '#api/files/file-store';
import { openFiles } from '#api/files/open-files';
import { mailFiles, mailFolder } from '#api/mail/mail-files';
import { type MailStatus, startSmtpCheck } from '#api/mail/smtp-check';
import { fileTransport, smtpTransport } from '#api/mail/transports';
import { type PreviewJob, previewJob } from '#api/office/routes/site/preview-job';
import { type PreviewTexts, previewTexts } from '#api/office/routes/site/preview-texts';
import { createTokens, lateTokens } from '#api/secrets/tokens';
import { readSiteData } from '#api/site-data';
import { findStore, type Store } from '#api/store/open-store';
import { defaultLocale } from '#contract/locales';
import type { PictureSlot } from '#contract/office/pictures/pictures';
import type { LocalizedSiteData } from '#contract/site-data';
import { type Jobs, startJobs } from './backend/jobs.ts';
import { openWhenThere } from './backend/open-when-there.ts';
import { prepareData } from './backend/prepare-data.ts';
import { type LiveTexts, liveTexts } from './live-texts.ts';
import { logMismatches } from './operations/log-mismatches.ts';
import type { Logger } from './operations/logger.ts';
import type { Settings } from './settings.ts';
import { siteTexts } from './texts.ts';
import { createViewCounter, type ViewCounter } from './views/view-counter.ts';

/** The API of this process, with its dependencies. */
export interface Backend {
  api: FastifyPluginAsync;
  data: LocalizedSiteData;
  /** Holds what the API writes to people. */
  live: LiveTexts;
  store: Store;
  files: FileStore;
  /** Resolves when the database has been opened, and the data are prepared. */
  opened: Promise<void>;
  /** Says how the Office finds the slots for pictures, which follow from the pages. */
  findPictureSlots(read: () => Promise<readonly PictureSlot[]>): void;
  /** Says how price offers are made PDFs, which the site does. */
  setOffersWith(make: ApiDependencies['offerPdf']): void;
  /** A job as visitors will see it, for whoever may publish it. */
  previewJob: PreviewJob;
  /** The drafts of the texts, for whoever may publish them. */
  previewTexts: PreviewTexts;
  /** Counts how often pages and forms are seen. */
  views: ViewCounter;
  issueToken(): string;
  mailStatus(): MailStatus;
  /** Whether the mailbox of replies could be read; undefined without one, and while that is not known. */
  isMailboxReadable(): boolean | undefined;
  /** Waits for the periodic jobs that are running, then closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the database and the file store, prepares the data, and starts the periodic jobs. A database that does not answer is waited for as long as
 * the settings say; then the backend is there without it: what needs data fails as unavailable, until the database answers.
 */
export async function openBackend(settings: Settings, log: Logger): Promise<Backend> {
  const { store, open } = await findStore(settings, { onMismatch: logMismatches(log) });
  const files = await openFiles(settings);
  const folder = mailFolder(settings.dataDir);
  const { smtpUrl, mailFrom } = settings;
  if (smtpUrl === undefined) log.warn({ folder }, 'SMTP_URL is not set: mails are written to files instead of being sent');
  const smtpCheck = smtpUrl === undefined ? undefined : startSmtpCheck({ transport: smtpTransport(smtpUrl, mailFrom), log });
  const transport = smtpCheck?.transport ?? fileTransport(folder, mailFrom);

  const data = readSiteData(store);
  const live = liveTexts(data(defaultLocale).texts);
  const tokens = lateTokens();
  const views = createViewCounter();
  const opened = Promise.withResolvers<void>();
  const closing = new AbortController();
  let jobs: Jobs | undefined;
  let offerPdf: ApiDependencies['offerPdf'] = async () => {
    throw new Error('No site is there to set price offers');
  };
  let pictureSlots: () => Promise<readonly PictureSlot[]> = async () => [];
  await openWhenThere(
    async () => {
      await open();
      await prepareData(store, files, settings, log);
      tokens.use(await createTokens(store));
      jobs = await startJobs({ views, live, store, files, settings, log, transport, mailFolder: folder });
      opened.resolve();
    },
    { waitMs: settings.databaseWaitSeconds * 1000, log, signal: closing.signal, isUnavailable: store.isUnavailable },
  ).catch(async (error: unknown) => {
    await smtpCheck?.stop();
    await store.close();
    throw error;
  });

  return {
    api: createApi({
      store,
      files,
      tokens,
      pictureSlots: () => pictureSlots(),
      offerPdf: (paper, company) => offerPdf(paper, company),
      settings,
      ...live,
      siteTexts,
      mailFiles: mailFiles(folder),
      rateLimits: settings.rateLimits,
      wakeOutbox: () => jobs?.wakeOutbox(),
    }),
    data,
    live,
    store,
    files,
    opened: opened.promise,
    findPictureSlots(read) {
      pictureSlots = read;
    },
    setOffersWith(make) {
      offerPdf = make;
    },
    previewJob: previewJob(store),
    previewTexts: previewTexts(store),
    views,
    // Without its database the API refuses a form, whatever token it comes with.
    issueToken: () => (jobs ? tokens.issue() : ''),
    mailStatus: () => smtpCheck?.status() ?? { reachable: undefined },
    isMailboxReadable: () => jobs?.isMailboxReadable(),
    async close() {
      closing.abort();
      await Promise.all([jobs?.stop(), smtpCheck?.stop()]);
      await store.close();
    },
  };
}
