import type { WorkerFixture } from '@playwright/test';
import { openSmtp } from '#api/testing/smtp-server';
import { SiteProcess } from './site-process.ts';

/** The mail server refuses mails to this address for good. */
export const refusedAddress = 'gone@customer.example';

export type MailServer = Awaited<ReturnType<typeof openSmtp>>;

export interface SiteWithMails {
  mails: MailServer;
  /** The built site, which sends its mails there. */
  site: SiteProcess;
}

type OfWorker<Name extends keyof SiteWithMails> = [WorkerFixture<SiteWithMails[Name], Pick<SiteWithMails, 'mails'>>, { scope: 'worker' }];

/** Fixtures of tests whose site has a mail server; both belong to the tests of one worker. */
export const siteWithMails: { [Name in keyof SiteWithMails]: OfWorker<Name> } = {
  mails: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const mails = await openSmtp({ refuse: [refusedAddress] });
      await use(mails);
      await mails.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mails }, use) => {
      const site = await SiteProcess.start('working', { SMTP_URL: mails.url, STAFF_EMAIL: 'staff@company.example' });
      await use(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],
};
