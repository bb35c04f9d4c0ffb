import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { mailFolder } from '#api/mail/mail-files';
import { fileTransport } from '#api/mail/transports';
import { deliverBatch } from '#api/outbox/deliver';
import { decideNamedReview } from '#api/services/office/reviews';
import { inTransaction } from '#api/store/work';
import { engines, type TestEngine } from '#api/testing/engines';
import { failureNotice } from '#api/testing/failure-notice';
import { application, multipart, multipartType, pdf, quote, review } from '#api/testing/forms';
import { testSender } from '#api/testing/smtp';
import { temporaryFolder } from '#api/testing/temporary';
import { addOpenJob, startApi } from '#api/testing/test-api';
import type { Confirm } from '../command.ts';
import { runInProcess } from '../testing/run-in-process.ts';
import { privacyCommand } from './privacy-command.ts';

const silent = { info() {}, warn() {}, error() {} };
const resume = pdf(3_000);

/** Two people who have sent every form; the mails of both were written as files. One of the reviews is public. */
async function siteWithTwoPeople(engine: TestEngine) {
  const api = await startApi(engine);
  const dataDir = await temporaryFolder();
  const folder = mailFolder(dataDir);
  const careerId = await addOpenJob(api.store);
  const sendAs = async (email: string) => {
    const key = { 'idempotency-key': `key of ${email}`.replaceAll(' ', '-') };
    const payload = multipart(application(careerId, { email, resume }));
    const responses = [
      await api.post('/api/quotes', quote({ email }), { ...key, 'accept-language': 'ar' }),
      await api.post('/api/reviews', review({ email })),
      await api.app.inject({
        method: 'POST',
        url: '/api/applicants',
        headers: { ...api.trusted(), 'content-type': multipartType },
        payload,
      }),
    ];
    return responses.map((response) => response.json().reference as string);
  };
  const salma = await sendAs('Salma@visitor.example');
  const nader = await sendAs('nader@visitor.example');
  await inTransaction(api.store, { actor: null }, (work) => decideNamedReview(work, salma[1] ?? '', 'approved'));
  while (
    (await deliverBatch({ store: api.store, transport: fileTransport(folder, testSender), log: silent, ...failureNotice }, new Date())) > 0
  );

  const privacy = (argv: string[], confirm?: Confirm) =>
    runInProcess(privacyCommand, argv, { data: { store: api.store, files: api.files }, env: { DATA_DIR: dataDir }, confirm });
  return { ...api, folder, salma, nader, privacy };
}

describe.each(engines)('personal data on $name', (engine) => {
  test('the export holds all data of a person, whatever the letter case of the e-mail address, and no data of others', async () => {
    const { privacy, salma } = await siteWithTwoPeople(engine);

    const { code, stdout, stderr } = await privacy(['export', '--email', 'sALMA@visitor.example']);

    const data = JSON.parse(stdout);
    expect([code, stderr]).toEqual([0, '']);
    expect([data.quotes[0].reference, data.reviews[0].reference, data.applications[0].reference]).toEqual(salma);
    expect(data.quotes[0]).toMatchObject({ email: 'Salma@visitor.example', message: quote().message, suspicious: false, locale: 'ar' });
    expect([data.quotes, data.reviews, data.applications, data.mails, data.mailFiles, data.receipts].map(({ length }) => length)).toEqual([
      1, 1, 1, 6, 6, 1,
    ]);
    expect(data.applications[0]).not.toHaveProperty('resumeKey');
    expect(stdout.toLowerCase()).not.toContain('nader@visitor.example');
  });

  test('an export to a folder has the résumé and the mails beside the data, readable by the owner only', async () => {
    const { privacy, salma } = await siteWithTwoPeople(engine);
    const to = join(await temporaryFolder(), 'handed-out');

    expect(await privacy(['export', '--email', 'salma@visitor.example', '--to', to])).toMatchObject({ code: 0, stderr: '' });

    const mails = salma.flatMap((reference) => [`${reference}-confirmation.eml`, `${reference}-staff.eml`]);
    expect(new Set(await readdir(to))).toEqual(new Set(['data.json', `${salma[2]}-resume.pdf`, ...mails]));
    expect((await readFile(join(to, `${salma[2]}-resume.pdf`))).equals(resume)).toBe(true);
    for (const name of ['.', ...(await readdir(to))]) expect((await stat(join(to, name))).mode & 0o077).toBe(0);
    expect(await privacy(['export', '--email', 'salma@visitor.example', '--to', to])).toMatchObject({ code: 1, stdout: '' });
  });

  test('an export without a résumé that is missing has everything else, and names the application', async () => {
    const { privacy, salma, store, files } = await siteWithTwoPeople(engine);
    for (const { resumeKey } of await store.applicants.list()) await files.delete('resumes', resumeKey);
    const to = join(await temporaryFolder(), 'handed-out');

    const { code, stdout, stderr } = await privacy(['export', '--email', 'salma@visitor.example', '--to', to]);

    expect([code, stdout]).toEqual([1, `The data stored about salma@visitor.example is in ${to}.\n`]);
    expect(stderr).toContain(`The résumés or files of ${salma[2]} were not found`);
    expect(await readdir(to)).toEqual(expect.arrayContaining(['data.json', `${salma[0]}-staff.eml`]));
  });

  test('an export that fails leaves no folder, so that it can be repeated', async () => {
    const { privacy, files } = await siteWithTwoPeople(engine);
    const to = join(await temporaryFolder(), 'handed-out');
    const open = files.open;
    files.open = () => Promise.reject(new Error('the bucket does not respond'));

    const failed = await privacy(['export', '--email', 'salma@visitor.example', '--to', to]);
    files.open = open;

    expect(failed).toMatchObject({ code: 1, stderr: 'the bucket does not respond\n' });
    expect(await privacy(['export', '--email', 'salma@visitor.example', '--to', to])).toMatchObject({ code: 0, stderr: '' });
  });

  test('erasure deletes rows, résumé, mails, mail files and the stored receipt of one person, and reports the counts', async () => {
    const site = await siteWithTwoPeople(engine);
    const before = await site.store.revisions.current();

    const { code, stdout, stderr } = await site.privacy(['erase', '--email', 'salma@visitor.example', '--yes']);

    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('quote requests: 1\n  reviews: 1\n  applications: 1\n  mails: 6\n  stored receipts: 1\n');
    expect(stdout).toContain('résumés: 1\n  mails written as files: 6\n');
    const left = [await site.store.quotes.list(), await site.store.reviews.list(), await site.store.applicants.list()];
    expect(left.map(([row]) => row?.reference)).toEqual(site.nader);
    expect(left.map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(await site.store.outbox.list()).toHaveLength(6);
    expect(await site.resumes()).toHaveLength(1);
    expect((await readdir(site.folder)).every((name) => site.nader.includes(name.slice(0, 8)))).toBe(true);
    expect(await site.store.submissions.referencesOf('salma@visitor.example')).toEqual([]);
    expect(await site.store.reviews.listPublic()).toEqual([]);
    expect((await site.store.revisions.current()).reviews).toBe(before.reviews + 1);
    const again = await site.post('/api/quotes', quote({ email: 'Salma@visitor.example' }), {
      'idempotency-key': 'key-of-Salma@visitor.example',
    });
    expect(site.salma).not.toContain(again.json().reference);
  });

  test('mail files without a database row are found by their headers and deleted', async () => {
    const site = await siteWithTwoPeople(engine);
    await site.store.transaction(({ submissions }) => submissions.erase(site.salma));

    const { stdout } = await site.privacy(['erase', '--email', 'SALMA@visitor.example', '--yes']);

    expect(stdout).toContain('mails written as files: 6');
    expect(await readdir(site.folder)).toHaveLength(6);
  });

  test('an erasure that fails half-way is completed by the next one', async () => {
    const site = await siteWithTwoPeople(engine);
    const { transaction } = site.store;
    site.store.transaction = () => Promise.reject(new Error('disk on fire'));
    onTestFinished(() => {
      site.store.transaction = transaction;
    });
    expect(await site.privacy(['erase', '--email', 'salma@visitor.example', '--yes'])).toEqual({
      code: 1,
      stdout: '',
      stderr: 'disk on fire\n',
    });
    site.store.transaction = transaction;

    expect((await site.privacy(['erase', '--email', 'salma@visitor.example', '--yes'])).code).toBe(0);
    expect(await site.store.submissions.referencesOf('salma@visitor.example')).toEqual([]);
    expect(await site.resumes()).toHaveLength(1);
  });

  test('mails leased by a worker are counted in the report: they may still arrive', async () => {
    const api = await startApi(engine);
    await api.post('/api/quotes', quote());
    const now = new Date();
    await api.store.outbox.lease({ now, leaseUntil: new Date(now.getTime() + 60_000), limit: 1 });
    const data = { store: api.store, files: api.files };

    const { stdout } = await runInProcess(privacyCommand, ['erase', '--email', 'amal@visitor.example', '--yes'], {
      data,
      env: { DATA_DIR: '/nowhere' },
    });

    expect(stdout).toContain('1 of the mails were being sent and may still arrive');
  });

  test('without --yes it asks for confirmation, and deletes nothing without it', async () => {
    const site = await siteWithTwoPeople(engine);
    const erase = ['erase', '--email', 'salma@visitor.example'];
    const questions: string[] = [];
    const answering = (answer: boolean) => async (question: string) => {
      questions.push(question);
      return answer;
    };

    expect(await site.privacy(erase)).toMatchObject({ code: 1, stderr: expect.stringContaining('--yes is required') });
    expect(await site.privacy(erase, answering(false))).toMatchObject({ code: 1, stderr: 'Nothing was deleted.\n' });
    expect(await site.store.quotes.list()).toHaveLength(2);
    expect(await site.privacy(erase, answering(true))).toMatchObject({ code: 0 });
    expect(await site.store.quotes.list()).toHaveLength(1);
    expect(questions[0]).toBe('Delete everything stored about salma@visitor.example (3 submissions) permanently? [y/N] ');
  });
});

test.each([
  [[], 'The action is missing.'],
  [['show'], 'Unknown action "show".'],
  [['export'], '--email <email> is missing or is not an e-mail address.'],
  [['export', '--email', 'salma'], '--email <email> is missing or is not an e-mail address.'],
  [['export', '--email', 'a@b.example', '--yes'], '--yes is for erase.'],
  [['erase', '--email', 'a@b.example', '--to', 'x'], '--to is for export.'],
  [['erase', 'salma', '--email', 'a@b.example'], 'Unexpected argument "salma".'],
  [['erase', '--phone', '1'], "Unknown option '--phone'"],
])('the arguments %j are refused with the usage on standard error', async (argv, problem) => {
  const { store, files } = await startApi(engines[0] as TestEngine);

  const { code, stdout, stderr } = await runInProcess(privacyCommand, argv, { data: { store, files } });

  expect([code, stdout, stderr.includes(problem), stderr.includes('Usage:')]).toEqual([2, '', true, true]);
});
