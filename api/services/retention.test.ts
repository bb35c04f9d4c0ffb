import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { deletionMonths } from '../company/kept-months.ts';
import { mailFiles } from '../mail/mail-files.ts';
import { fileTransport } from '../mail/transports.ts';
import { deliverBatch } from '../outbox/deliver.ts';
import { engines, type TestEngine } from '../testing/engines.ts';
import { failureNotice } from '../testing/failure-notice.ts';
import { application, multipart, multipartType, quote } from '../testing/forms.ts';
import { testSender } from '../testing/smtp.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { addOpenJob, startApi, testSettings } from '../testing/test-api.ts';
import { changeCompany } from './office/company.ts';
import { startRetention } from './retention.ts';

async function siteWithApplication(engine: TestEngine) {
  const api = await startApi(engine);
  const folder = join(await temporaryFolder(), 'mail');
  const payload = multipart(application(await addOpenJob(api.store)));
  await api.app.inject({ method: 'POST', url: '/api/applicants', headers: { ...api.trusted(), 'content-type': multipartType }, payload });
  await api.post('/api/quotes', quote());
  const logged: string[] = [];
  const write = (details: object, message: string) => void logged.push(`${message} ${JSON.stringify(details)}`);
  const log = { info: write, warn: write, error: write };
  await deliverBatch(
    { store: api.store, transport: fileTransport(folder, testSender), log: { ...log, info() {} }, ...failureNotice },
    new Date(),
  );

  const clock = { now: new Date(), looks: 0 };
  const start = () => {
    const retention = startRetention({
      store: api.store,
      files: api.files,
      mailFiles: mailFiles(folder),
      isClockSteady: async () => true,
      months: (now) => deletionMonths(api.store, { applicationRetentionMonths: 12 }, now),
      log,
      now: () => {
        clock.looks += 1;
        return clock.now;
      },
      intervalMs: 20,
    });
    onTestFinished(() => retention.stop());
    return retention;
  };
  return { ...api, folder, logged, clock, start };
}

const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

describe.each(engines)('the retention of applications on $name', (engine) => {
  test('an application is deleted with résumé and mails after twelve months, and not before; quote requests stay', async () => {
    const site = await siteWithApplication(engine);
    const retention = site.start();
    site.clock.now = daysFromNow(363);
    const looks = site.clock.looks;
    await expect.poll(() => site.clock.looks).toBeGreaterThan(looks + 2);
    expect(await site.store.applicants.list()).toHaveLength(1);
    expect(site.logged).toEqual([]);

    site.clock.now = daysFromNow(367);

    await expect.poll(() => site.logged).toEqual(['expired applications were deleted {"applications":1}']);
    await retention.stop();
    expect(await site.store.applicants.list()).toEqual([]);
    expect(await site.resumes()).toEqual([]);
    const subjects = (await site.store.outbox.list()).map(({ subject }) => subject);
    expect([subjects.length, subjects.filter((subject) => subject.includes('application'))]).toEqual([2, []]);
    expect(await readdir(site.folder)).toHaveLength(2);
    expect(await site.store.quotes.list()).toHaveLength(1);
  });

  test('a time that the Office has set applies instead; a shorter one deletes nothing for a day', async () => {
    const site = await siteWithApplication(engine);
    const setMonths = (months: number, version: number, now: Date) =>
      site.store.transaction((repositories) =>
        changeCompany(
          { repositories, actor: { id: 'owner', name: 'An owner' }, now },
          testSettings,
          { keepApplicationsMonths: months },
          version,
        ),
      );
    await setMonths(2, 0, daysFromNow(70));
    site.clock.now = daysFromNow(70.9);
    site.start();
    const looks = site.clock.looks;
    await expect.poll(() => site.clock.looks).toBeGreaterThan(looks + 2);
    expect(await site.store.applicants.list()).toHaveLength(1);

    site.clock.now = daysFromNow(71.1);

    await expect.poll(() => site.store.applicants.list()).toEqual([]);
  });

  test('a failure is logged and tried again', async () => {
    const site = await siteWithApplication(engine);
    const { transaction } = site.store;
    site.store.transaction = () => Promise.reject(new Error('disk on fire'));
    site.clock.now = daysFromNow(367);
    site.start();
    await expect.poll(() => site.logged[0]).toMatch(/^what has expired could not be deleted/);

    site.store.transaction = transaction;

    await expect.poll(() => site.store.applicants.list()).toEqual([]);
  });
});
