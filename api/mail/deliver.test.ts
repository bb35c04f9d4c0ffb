import { expect, test } from 'vitest';
import type { Store } from '../store/open-store.ts';
import { anyEngine } from '../testing/engines.ts';
import { temporaryStore } from '../testing/temporary.ts';
import { mailDomain, testTexts } from '../testing/texts.ts';
import { type Delivery, deliverBatch, maxAttempts, retryMinutes } from './deliver.ts';
import { startOutboxWorker } from './outbox-worker.ts';
import { submissionMails } from './submission-mails.ts';
import type { MailTransport } from './transport.ts';

/** Polling on a busy machine takes longer. */
const slowPoll = { timeout: 10_000 };

const start = new Date('2026-11-20T10:00:00.000Z');
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);

function addMails(store: Store, reference = 'ACDEFGHJ'): Promise<void> {
  const [staff, confirmation] = submissionMails(
    {
      form: 'quote',
      reference,
      receivedAt: start.toISOString(),
      suspicious: false,
      visitorEmail: 'amal@visitor.example',
      facts: [],
      commands: [],
    },
    testTexts.mails,
    { staffEmail: 'staff@company.example', origin: 'https://company.example' },
  );
  return store.outbox.add(
    [staff, confirmation].filter((mail) => mail !== undefined),
    start,
  );
}

function delivery(store: Store, send: MailTransport['send']): Delivery & { logged: string[] } {
  const logged: string[] = [];
  const write = (details: object, message: string) => void logged.push(`${message} ${JSON.stringify(details)}`);
  return { store, transport: { send }, log: { info: write, warn: write, error: write }, logged };
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

test('a mail that fails is attempted ten times over four and a half hours and then dead-lettered', async () => {
  const store = await temporaryStore(anyEngine);
  await addMails(store);
  let attempts = 0;
  const failing = delivery(store, (mail) => {
    if (mail.kind === 'staff') return Promise.resolve();
    attempts += 1;
    return Promise.reject(new Error(`no route, attempt ${attempts}`));
  });

  let elapsed = 0;
  await deliverBatch(failing, start);
  for (const wait of retryMinutes) {
    expect(await deliverBatch(failing, minutes(elapsed + wait - 0.1))).toBe(0);
    elapsed += wait;
    expect(await deliverBatch(failing, minutes(elapsed))).toBe(1);
  }
  expect(await deliverBatch(failing, minutes(elapsed + 10_000))).toBe(0);

  expect([attempts, maxAttempts, elapsed]).toEqual([10, 10, 270.5]);
  const confirmation = (await store.outbox.list()).find((mail) => mail.kind === 'confirmation');
  expect(confirmation).toMatchObject({ status: 'dead', attempts: 10, lastError: 'Error: no route, attempt 10', leasedUntil: null });
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
  await expect.poll(() => sent.length, slowPoll).toBe(8);

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
  await expect.poll(() => flaky.logged.length, slowPoll).toBe(1);

  store.outbox.lease = lease;
  await addMails(store);
  worker.wake();

  await expect.poll(() => sent.length, slowPoll).toBe(2);
  await worker.stop();
});
