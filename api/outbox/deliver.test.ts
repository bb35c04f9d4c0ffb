import { expect, test } from 'vitest';
import { brands } from '#brand';
import { submissionMails } from '../mail/submission-mails.ts';
import type { Delivered } from '../mail/transport.ts';
import { fileTransport } from '../mail/transports.ts';
import type { StoredMail } from '../store/mails/stored-mail.ts';
import type { Store } from '../store/open-store.ts';
import { anyEngine } from '../testing/engines.ts';
import { failureNotice } from '../testing/failure-notice.ts';
import { testSender } from '../testing/smtp.ts';
import { temporaryFolder, temporaryStore } from '../testing/temporary.ts';
import { testSettings } from '../testing/test-api.ts';
import { mailDomain, testTexts } from '../testing/texts.ts';
import { type Delivery, deliverBatch } from './deliver.ts';
import { startOutboxWorker } from './outbox-worker.ts';
import { maxAttempts, maxJitter, retryMinutes } from './retries.ts';

const start = new Date('2026-11-20T10:00:00.000Z');
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);

function addMails(store: Store, reference = 'ACDEFGHJ'): Promise<string[]> {
  const [staff, confirmation] = submissionMails(
    {
      form: 'quote',
      reference,
      receivedAt: start.toISOString(),
      suspicious: false,
      locale: 'en',
      visitorName: 'Amal Haddad',
      visitorEmail: 'amal@visitor.example',
      topic: 'Two tills',
      facts: [],
      messages: [],
      officePath: '/quotes/1',
    },
    testTexts.texts,
    testSettings,
    brands,
  );
  return store.outbox.add(
    [staff, confirmation].filter((mail) => mail !== undefined),
    start,
  );
}

function delivery(store: Store, send: (mail: StoredMail) => Promise<unknown>): Delivery & { logged: string[] } {
  const logged: string[] = [];
  const write = (details: object, message: string) => void logged.push(`${message} ${JSON.stringify(details)}`);
  return {
    store,
    transport: { send: (mail) => send(mail).then((): Delivered => ({})) },
    log: { info: write, warn: write, error: write },
    ...failureNotice,
    logged,
  };
}

const statuses = async (store: Store) => (await store.outbox.list()).map((mail) => mail.status);

test('due mails are sent once and marked as sent', async () => {
  const store = await temporaryStore(anyEngine);
  await addMails(store);
  const sent: string[] = [];
  const done = delivery(store, async (mail) => void sent.push(mail.messageId));

  expect(await deliverBatch(done, start)).toBe(2);
  expect(await deliverBatch(done, minutes(500))).toBe(0);

  expect(new Set(sent)).toEqual(new Set([`acdefghj.confirmation@${mailDomain}`, `acdefghj.staff@${mailDomain}`]));
  expect(sent).toHaveLength(2);
  expect(await statuses(store)).toEqual(['sent', 'sent']);
});

test('a mail that fails is tried again over three days, each time after a longer wait, and then dead-lettered', async () => {
  const store = await temporaryStore(anyEngine);
  await addMails(store);
  let attempts = 0;
  const failing = delivery(store, (mail) => {
    if (mail.kind === 'staff') return Promise.resolve();
    attempts += 1;
    return Promise.reject(new Error(`no route, attempt ${attempts}`));
  });
  const confirmation = async () => (await store.outbox.list()).find((mail) => mail.kind === 'confirmation');

  let now = start;
  expect(await deliverBatch(failing, now)).toBe(2);
  for (const wait of retryMinutes) {
    const next = new Date((await confirmation())?.nextAttemptAt ?? 0);
    const waited = (next.getTime() - now.getTime()) / 60_000;
    expect(waited).toBeGreaterThanOrEqual(wait);
    expect(waited).toBeLessThanOrEqual(wait * (1 + maxJitter));
    expect(await deliverBatch(failing, new Date(next.getTime() - 1))).toBe(0);
    expect(await deliverBatch(failing, next)).toBe(1);
    now = next;
  }
  expect(await deliverBatch(failing, minutes(100 * 24 * 60))).toBe(0);

  const tableMinutes = retryMinutes.reduce((sum, wait) => sum + wait, 0);
  expect(tableMinutes).toBeGreaterThanOrEqual(72 * 60);
  // Later than the table has it: each wait was extended at random.
  expect(now.getTime()).toBeGreaterThan(minutes(tableMinutes).getTime());
  expect(attempts).toBe(maxAttempts);
  expect(await confirmation()).toMatchObject({
    status: 'dead',
    attempts,
    lastError: `no route, attempt ${attempts}`,
    leasedUntil: null,
  });
  expect(failing.logged.at(-1)).toContain('mail dead-lettered after the last attempt');
});

test('a mail that the server refuses, and one that was tried for the last time, are an event each and once', async () => {
  const store = await temporaryStore(anyEngine);
  const refusal = Object.assign(new Error('550 no such mailbox'), { responseCode: 550, code: 'EENVELOPE' });
  await addMails(store);
  const refusing = delivery(store, (mail) => (mail.kind === 'staff' ? Promise.resolve() : Promise.reject(refusal)));
  const reported = async () => (await store.events.list({ limit: 10 })).map(({ kind, actor }) => ({ kind, actor }));

  await deliverBatch(refusing, start);
  expect(await reported()).toEqual([{ kind: 'mail.refused', actor: null }]);
  await deliverBatch(refusing, minutes(5));
  expect(await reported()).toHaveLength(1);

  for (let day = 1; day <= 5; day++) for (let hour = 0; hour < 24; hour += 2) await deliverBatch(refusing, minutes((day * 24 + hour) * 60));
  expect(await statuses(store)).toContain('dead');
  expect(await reported()).toHaveLength(2);
});

test('a mail stays refused while its server is away afterwards, and a refused answer is not said to be tried again', async () => {
  const store = await temporaryStore(anyEngine);
  const refusal = Object.assign(new Error('550 no such mailbox'), { responseCode: 550, code: 'EENVELOPE' });
  const [, confirmation = ''] = await addMails(store);
  let error: Error = refusal;
  const failing = delivery(store, (mail) => (mail.kind === 'staff' ? Promise.resolve() : Promise.reject(error)));
  await deliverBatch(failing, start);

  error = new Error('no route');
  await deliverBatch(failing, minutes(5));
  const [stored] = await store.outbox.undelivered(9);
  error = refusal;
  const about = { reference: 'ACDEFGHJ', recipient: 'amal@visitor.example', replyTo: null, subject: 'S', body: 'B', html: '' };
  await store.outbox.add([{ ...about, kind: 'answer', messageId: `answer@${mailDomain}` }], minutes(6));
  await deliverBatch(failing, minutes(6));

  expect(stored).toMatchObject({ _id: confirmation, status: 'waiting', refused: true, lastError: 'no route' });
  expect(failing.logged.filter((line) => line.startsWith('mail dead-lettered'))).toEqual([
    expect.stringContaining('mail dead-lettered: the server has refused it'),
  ]);
});

test('whoever is told of failed mails gets one mail at the first refusal, without personal data, and none about itself', async () => {
  const store = await temporaryStore(anyEngine);
  await store.transaction(({ company }) =>
    company.change({ toldFailedMails: ['owner@company.example', 'OWNER@company.example'] }, 0, false),
  );
  const refusal = Object.assign(new Error('550 <amal@visitor.example> unknown'), { responseCode: 550, code: 'EENVELOPE' });
  await addMails(store);
  const refusing = delivery(store, () => Promise.reject(refusal));
  const notices = async () => (await store.outbox.list()).filter(({ kind }) => kind === 'failure');

  // Longer than the longest wait, and once more: the notice begins later.
  for (let tried = 0; tried <= maxAttempts; tried++) await deliverBatch(refusing, minutes(tried * 18 * 60));

  expect(await statuses(store)).toEqual(['dead', 'dead', 'dead']);
  const [notice, ...others] = await notices();
  expect(others).toEqual([]);
  expect(notice).toMatchObject({ recipient: 'OWNER@company.example', subject: 'An email was not delivered, ACDEFGHJ' });
  expect(notice?.body).toContain('/office/undelivered');
  expect(notice?.body).not.toMatch(/amal/i);
});

test('a mail that was only written to a file is logged as such, with the name of the file', async () => {
  const store = await temporaryStore(anyEngine);
  await addMails(store);
  const { logged, log } = delivery(store, () => Promise.resolve());

  await deliverBatch({ store, log, ...failureNotice, transport: fileTransport(await temporaryFolder(), testSender) }, start);

  expect(
    logged.filter((line) => /^mail written to a file, not sent.*"file":"ACDEFGHJ-(?:staff|confirmation)\.eml"/.test(line)),
  ).toHaveLength(2);
  expect(logged.filter((line) => line.startsWith('mail sent'))).toEqual([]);
  expect(await statuses(store)).toEqual(['written', 'written']);
});

test('a mail whose worker died is sent by the next one', async () => {
  const store = await temporaryStore(anyEngine);
  await addMails(store);
  await store.outbox.lease({ now: start, leaseUntil: minutes(2), limit: 5 });

  expect(
    await deliverBatch(
      delivery(store, async () => undefined),
      minutes(1),
    ),
  ).toBe(0);
  expect(
    await deliverBatch(
      delivery(store, async () => undefined),
      minutes(3),
    ),
  ).toBe(2);
});

test('the log names mails, never people', async () => {
  const store = await temporaryStore(anyEngine);
  await addMails(store);
  const failing = delivery(store, (mail) =>
    Promise.reject(Object.assign(new Error(`550 <${mail.recipient}> unknown`), { code: 'EENVELOPE' })),
  );

  await deliverBatch(failing, start);

  expect(failing.logged).toHaveLength(2);
  expect(failing.logged.join()).toContain('EENVELOPE');
  expect(failing.logged.join()).not.toContain('visitor.example');
});

test('the worker, once woken, sends all waiting mails, and none after it was stopped', async () => {
  const store = await temporaryStore(anyEngine);
  const sent: string[] = [];
  const worker = startOutboxWorker(delivery(store, async (mail) => void sent.push(mail.reference)));

  for (const reference of ['ACDEFGHJ', 'KMNPQRTU', 'VWXY3467', 'CDEFGHJK']) await addMails(store, reference);
  worker.wake();
  worker.wake();
  await expect.poll(() => sent.length).toBe(8);

  await worker.stop();
  await addMails(store, 'DEFGHJKM');
  worker.wake();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toHaveLength(8);
});

test('the worker lets a mail that is being sent finish before it stops', async () => {
  const store = await temporaryStore(anyEngine);
  await addMails(store);
  const started = Promise.withResolvers<void>();
  const worker = startOutboxWorker(
    delivery(store, async () => {
      started.resolve();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }),
  );

  await started.promise;
  await worker.stop();

  expect(await statuses(store)).toEqual(['sent', 'sent']);
});

test('the worker survives a database that does not respond', async () => {
  const store = await temporaryStore(anyEngine);
  const { lease } = store.outbox;
  store.outbox.lease = () => Promise.reject(new Error('database is locked'));
  const sent: string[] = [];
  const flaky = delivery(store, async (mail) => void sent.push(mail.reference));
  const worker = startOutboxWorker(flaky);
  await expect.poll(() => flaky.logged.length).toBe(1);

  store.outbox.lease = lease;
  await addMails(store);
  worker.wake();

  await expect.poll(() => sent.length).toBe(2);
  await worker.stop();
});
