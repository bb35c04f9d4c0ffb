import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { quoteForm } from '../testing/forms.ts';
import { startTestServer } from '../testing/test-server.ts';

test('the process says that it is alive', async () => {
  const { app } = await startTestServer();
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'alive' });
});

test('it is ready while the database answers and the disk can be written', async () => {
  const { app } = await startTestServer();
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { status: 'ready', checks: { database: true, disk: true, mail: true }, mail: { waiting: 0, dead: 0, oldestWaitingSeconds: 0 } },
  ]);
});

test('mail that cannot be sent is told with its age, and keeps nobody from the site', async () => {
  const { app, backend } = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  const mail = { recipient: 'a@b.example', replyTo: null, subject: 'S', body: 'B', kind: 'staff' } as const;
  const add = (reference: string) =>
    backend.store.outbox.add([{ ...mail, reference, messageId: `${reference}@company.example` }], twoHoursAgo);
  await Promise.all([add('ACDEFGHJ'), add('KMNPQRTU')]);
  // Whatever the server's own worker is doing with them, tomorrow its lease is over.
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const [given] = await backend.store.outbox.lease({ now: tomorrow, leaseUntil: tomorrow, limit: 1 });
  if (given) await backend.store.outbox.markFailed(given, 'no such server', undefined);

  const answer = await app.inject('/readyz');

  const { mail: backlog, ...rest } = answer.json();
  expect([answer.statusCode, rest]).toEqual([200, { status: 'ready', checks: { database: true, disk: true, mail: false } }]);
  expect(backlog).toEqual({ waiting: 1, dead: 1, oldestWaitingSeconds: expect.any(Number) });
  expect(backlog.oldestWaitingSeconds).toBeGreaterThanOrEqual(7_200);
  const figures = await app.inject('/metrics');
  expect(Number(/^outbox_oldest_waiting_seconds (\d+)$/m.exec(figures.body)?.[1])).toBeGreaterThanOrEqual(7_200);
  expect(figures.body).toContain('outbox_mails{state="dead"} 1');
});

test('it is not ready without its database', async () => {
  const { app, backend } = await startTestServer();
  await backend.store.close();
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json().checks.database]).toEqual([503, false]);
});

test('it is not ready while its database hangs, and says so', async () => {
  const { app, backend } = await startTestServer();
  backend.store.ping = () => new Promise(() => undefined);
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json().checks]).toEqual([503, { database: false, disk: true, mail: true }]);
});

test('it is not ready when nothing can be written', async () => {
  const { app, settings } = await startTestServer();
  // The server may just be writing there.
  await rm(settings.dataDir, { recursive: true, maxRetries: 10 });
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json().checks.disk]).toEqual([503, false]);
});

test('programs on this machine read the figures, others do not', async () => {
  const { app } = await startTestServer();
  await app.inject(quoteForm());
  const figures = await app.inject('/metrics');
  expect(figures.body).toContain('http_request_duration_seconds_count{method="POST",route="/contact",status="200"} 1');
  expect(figures.body).toMatch(/outbox_mails\{state="waiting"\} \d/);
  expect((await app.inject({ url: '/metrics', remoteAddress: '192.0.2.1' })).statusCode).toBe(403);
  expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '192.0.2.1' } })).statusCode).toBe(403);
});

test('with a token, whoever has it reads the figures and nobody else', async () => {
  const { app } = await startTestServer({ METRICS_TOKEN: 'a-token-of-some-length' });
  expect((await app.inject('/metrics')).statusCode).toBe(403);
  const headers = { authorization: 'Bearer a-token-of-some-length' };
  expect((await app.inject({ url: '/metrics', headers, remoteAddress: '192.0.2.1' })).statusCode).toBe(200);
});
