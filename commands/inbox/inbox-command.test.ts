import { expect, test } from 'vitest';
import type { StoredMail } from '#api/store/mails/stored-mail';
import { anyEngine } from '#api/testing/engines';
import { application, multipart, multipartType, quote, review } from '#api/testing/forms';
import { addOpenJob, startApi, type TestApi } from '#api/testing/test-api';
import { noSource } from '#contract/visits/source';
import { runInProcess } from '../testing/run-in-process.ts';
import { inboxCommand } from './inbox-command.ts';

const inbox = (api: TestApi, ...argv: string[]) => runInProcess(inboxCommand, argv, { data: { store: api.store, files: api.files } });

async function apply(api: TestApi, more: Record<string, string> = {}): Promise<string> {
  const payload = multipart(application(await addOpenJob(api.store)));
  const headers = { ...api.trusted(), 'content-type': multipartType, ...more };
  return (await api.app.inject({ method: 'POST', url: '/api/applicants', headers, payload })).json().reference;
}

test('quote requests are listed as JSON, and standard output holds nothing else', async () => {
  const api = await startApi(anyEngine);
  const { reference, receivedAt } = (await api.post('/api/quotes', quote())).json();

  const { code, stdout, stderr } = await inbox(api, 'quotes', '--json');

  expect([code, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toEqual([
    { _id: expect.any(String), reference, receivedAt, suspicious: false, locale: 'en', ...noSource, ...quote() },
  ]);
});

test.each(['quotes', 'reviews', 'applicants'])('the list of %s shows in which language something was sent', async (list) => {
  const api = await startApi(anyEngine);
  await api.post('/api/quotes', quote(), { 'accept-language': 'ar' });
  await api.post('/api/reviews', review(), { 'accept-language': 'ar' });
  await apply(api, { 'accept-language': 'ar' });

  expect(JSON.parse((await inbox(api, list, '--json')).stdout)).toMatchObject([{ locale: 'ar' }]);
  const [heading = '', line = ''] = (await inbox(api, list)).stdout.split('\n');
  expect(line.slice(heading.indexOf('Locale')).split(' ')[0]).toBe('ar');
});

test('lists are printed as a table, with long values cut and line breaks removed', async () => {
  const api = await startApi(anyEngine);
  const { reference } = (
    await api.post('/api/quotes', quote({ message: `Line one\nLine two ${'x'.repeat(100)}`, elapsedMs: 1, remark: 'x' }))
  ).json();

  const { stdout } = await inbox(api, 'quotes');

  const [head, row, ...rest] = stdout.split('\n');
  expect(head).toMatch(/^Reference +Received at \(UTC\) +Suspicious +Locale +Full name +Email +Phone number +Country +(?:.+ )?Message$/);
  expect(row).toMatch(new RegExp(`^${reference} +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d +yes +en +Amal Haddad `));
  expect(row).toMatch(/ {2}Line one Line two x+…$/);
  expect(rest).toEqual(['']);
});

test.each([
  ['quotes', 'No quote requests.\n'],
  ['reviews', 'No reviews.\n'],
  ['applicants', 'No applications.\n'],
  ['mail', 'No mails.\n'],
])('an empty list of %s prints a message', async (list, message) => {
  const api = await startApi(anyEngine);

  expect(await inbox(api, list)).toEqual({ code: 0, stdout: message, stderr: '' });
  expect((await inbox(api, list, '--json')).stdout).toBe('[]\n');
});

test('a review becomes public when staff approve it and disappears when they reject it', async () => {
  const api = await startApi(anyEngine);
  const { reference } = (await api.post('/api/reviews', review())).json();
  const shown = async () => (await api.app.inject('/api/reviews/public')).json().length;

  expect(await inbox(api, 'reviews', 'approve', reference.toLowerCase())).toEqual({
    code: 0,
    stdout: `Review ${reference} is approved.\n`,
    stderr: '',
  });
  expect(await shown()).toBe(1);

  const [{ _id }] = JSON.parse((await inbox(api, 'reviews', '--json')).stdout);
  const rejected = await inbox(api, 'reviews', 'reject', _id, '--json');
  expect(JSON.parse(rejected.stdout)).toMatchObject({ reference, status: 'rejected' });
  expect(await shown()).toBe(0);
});

test('a decision of the command line is in the history and reaches the Office, and the same one again changes nothing', async () => {
  const api = await startApi(anyEngine);
  const { reference } = (await api.post('/api/reviews', review())).json();
  const approve = async () => JSON.parse((await inbox(api, 'reviews', 'approve', reference, '--json')).stdout);
  const topics = () => api.store.topics.current();
  const before = await topics();

  const first = await approve();
  const after = await topics();
  const second = await approve();

  expect(second).toEqual(first);
  expect(after).not.toEqual(before);
  expect(await topics()).toEqual(after);
  const events = (await api.store.events.list({ limit: 10 })).filter(({ kind }) => kind === 'review.decided');
  expect(events).toMatchObject([{ actor: null, subject: { reference }, before: 'pending', after: 'approved' }]);
});

test('applicants are listed with the position and without the key of the file', async () => {
  const api = await startApi(anyEngine);
  const reference = await apply(api);

  const [applicant] = JSON.parse((await inbox(api, 'applicants', '--json')).stdout);

  expect(applicant).toMatchObject({ reference, jobTitle: 'Network Engineer', fullName: 'Salma Nour', resumeName: 'Salma Nour.pdf' });
  expect(applicant).not.toHaveProperty('resumeKey');
});

test('the outbox lists waiting mails', async () => {
  const api = await startApi(anyEngine);
  const { reference } = (await api.post('/api/quotes', quote())).json();

  const mails = JSON.parse((await inbox(api, 'mail', '--json')).stdout);

  expect(mails.map((mail: StoredMail) => [mail.reference, mail.kind, mail.status, mail.attempts])).toEqual([
    [reference, 'confirmation', 'waiting', 0],
    [reference, 'staff', 'waiting', 0],
  ]);
});

test('a dead-lettered mail is listed with the last error of the server', async () => {
  const api = await startApi(anyEngine);
  await api.post('/api/quotes', quote());
  const [mail] = await api.store.outbox.lease({ now: new Date(), leaseUntil: new Date(Date.now() + 60_000), limit: 1 });
  if (mail) await api.store.outbox.markFailed(mail, '550 no such mailbox', undefined);

  const { stdout } = await inbox(api, 'mail');

  expect(stdout.split('\n').filter((line) => /\bdead\b.*550 no such mailbox/.test(line))).toHaveLength(1);
});

test('dead-lettered mails are retried on request', async () => {
  const api = await startApi(anyEngine);
  const { reference } = (await api.post('/api/quotes', quote())).json();
  const leased = await api.store.outbox.lease({ now: new Date(), leaseUntil: new Date(Date.now() + 60_000), limit: 5 });
  for (const mail of leased) await api.store.outbox.markFailed(mail, 'no such server', undefined);

  expect(await inbox(api, 'mail', 'requeue', reference)).toEqual({
    code: 0,
    stdout: `Will be retried: 2 of ${reference}.\n`,
    stderr: '',
  });

  expect(await api.store.outbox.summary()).toMatchObject({ waiting: 2, dead: 0 });
  const events = (await api.store.events.list({ limit: 10 })).filter(({ kind }) => kind === 'mail.resent');
  expect(events).toMatchObject([{ subject: { kind: 'quote', reference } }, { subject: { kind: 'quote', reference } }]);
  expect(await inbox(api, 'mail', 'requeue', reference)).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no dead-lettered mail ${reference}.\n`,
  });
});

test('all dead-lettered mails are retried with --all', async () => {
  const api = await startApi(anyEngine);
  for (const email of ['amal@visitor.example', 'nader@visitor.example']) await api.post('/api/quotes', quote({ email }));
  const leased = await api.store.outbox.lease({ now: new Date(), leaseUntil: new Date(Date.now() + 60_000), limit: 3 });
  for (const mail of leased) await api.store.outbox.markFailed(mail, 'no such server', undefined);

  expect(await inbox(api, 'mail', 'requeue', '--all')).toEqual({ code: 0, stdout: 'Will be retried: 3.\n', stderr: '' });
  expect(await api.store.outbox.summary()).toMatchObject({ waiting: 4, dead: 0 });
  expect((await inbox(api, 'mail', 'requeue', '--all')).stdout).toBe('There are no dead-lettered mails.\n');
  expect((await inbox(api, 'mail', 'requeue', '--all', '--json')).stdout).toBe('{\n  "requeued": 0\n}\n');
});

test('an unknown id is an error on standard error', async () => {
  const api = await startApi(anyEngine);

  expect(await inbox(api, 'reviews', 'approve', 'nobody')).toEqual({ code: 1, stdout: '', stderr: 'There is no review nobody.\n' });
});

test.each([
  [[], 'The list is missing.'],
  [['quote'], 'Unknown list "quote".'],
  [['quotes', '--csv'], "Unknown option '--csv'"],
  [['applicants', 'resume', 'x'], 'Unknown action "applicants resume".'],
  [['quotes', 'approve', 'x'], 'Unknown action "quotes approve".'],
  [['reviews', 'approve'], '"reviews approve" takes one <id>.'],
  [['mail', 'requeue'], '"mail requeue" takes one <id>.'],
  [['mail', 'requeue', 'x', '--all'], '"mail requeue" takes an <id> or --all.'],
  [['mail', '--all'], '--all is for "mail requeue".'],
  [['reviews', 'approve', 'a', 'b'], '"reviews approve" takes one <id>.'],
])('the arguments %j are refused with the usage on standard error', async (argv, problem) => {
  const { code, stdout, stderr } = await inbox(await startApi(anyEngine), ...argv);

  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(problem);
  expect(stderr).toContain('Usage:');
});

test('--help prints the usage on standard output', async () => {
  const { code, stdout } = await inbox(await startApi(anyEngine), '--help');

  expect([code, stdout.slice(0, 6)]).toEqual([0, 'Usage:']);
});
