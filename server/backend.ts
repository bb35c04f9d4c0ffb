import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { createApi } from '#api/create-api';
import { seedDemo } from '#api/demo/seed';
import { localFiles } from '#api/files/local-files';
import { startOutboxWorker } from '#api/mail/outbox-worker';
import { fileTransport, smtpTransport } from '#api/mail/transports';
import { readSiteData } from '#api/site-data';
import { openStore, type Store } from '#api/store/open-store';
import { createTokens } from '#api/tokens';
import type { SiteData } from '#contract/site-data';
import type { Logger } from './logger.ts';
import type { Settings } from './settings.ts';

/** The API of this process and what it stands on. */
export interface Backend {
  api: FastifyPluginAsync;
  data: SiteData;
  store: Store;
  issueToken(): string;
  /** Lets the mail that is being sent finish, then closes the database. */
  close(): Promise<void>;
}

/** Opens the database and the files, fills an empty database with demo entries when that is wanted, and starts sending mail. */
export async function openBackend(settings: Settings, log: Logger): Promise<Backend> {
  const store = await openStore(settings);
  const files = await localFiles(settings);
  if (settings.demo && (await store.isEmpty())) {
    await seedDemo(store, files);
    log.info('the empty database was filled with demo entries');
  }
  const tokens = await createTokens(store);
  const mailFolder = join(settings.dataDir, 'mail');
  if (settings.smtpUrl === undefined)
    log.warn({ folder: mailFolder }, 'SMTP_URL is not set: mails are written to files and sent to nobody');
  const transport = settings.smtpUrl === undefined ? fileTransport(mailFolder) : smtpTransport(settings.smtpUrl);
  const outbox = startOutboxWorker({ store, transport, log });

  return {
    api: createApi({
      store,
      files,
      tokens,
      settings,
      rateLimits: settings.rateLimits,
      wakeOutbox: () => outbox.wake(),
    }),
    data: readSiteData(store),
    store,
    issueToken: () => tokens.issue(),
    async close() {
      await outbox.stop();
      await store.close();
    },
  };
}
