import { rm } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { testSite } from '../testing/built-site.ts';
import { quoteForm } from '../testing/forms.ts';
import { startTestServer } from '../testing/test-server.ts';

test('the liveness probe responds', async () => {
  const { app } = await startTestServer();
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'alive' });
});

test('it is ready while the database responds and the disk is writable', async () => {
  const { app } = await startTestServer();
  const response = await app.inject('/readyz');
  expect([response.statusCode, response.json()]).toEqual([
    200,
    {
      status: 'ready',
      checks: { pages: true, database: true, disk: true, files: true, mail: true },
      mail: { waiting: 0, uncertain: 0, dead: 0, oldestWaitingSeconds: 0 },
    },
  ]);
});

test('an SMTP server that cannot be reached is reported, and does not make it unready', async () => {
  const { app, backend, log } = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await expect.poll(() => backend.mailStatus()).toMatchObject({ reachable: false, error: 'ESOCKET' });

  const { statusCode, body } = await app.inject('/readyz');

  expect([statusCode, JSON.parse(body)]).toEqual([
    200,
    {
      status: 'ready',
      checks: { pages: true, database: true, disk: true, files: true, mail: false },
      mail: { waiting: 0, uncertain: 0, dead: 0, oldestWaitingSeconds: 0, smtp: false },
    },
  ]);
  expect(log.filter((line) => line.includes('the SMTP server cannot be used'))).toHaveLength(1);
});

test('undeliverable mail is reported with its age, and does not make it unready', async () => {
  const { app, backend } = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  const mail = { recipient: 'a@b.example', replyTo: null, subject: 'S', body: 'B', html: '', kind: 'staff' } as const;
  const add = (reference: string) =>
    backend.store.outbox.add([{ ...mail, reference, messageId: `${reference}@company.example` }], twoHoursAgo);
  await Promise.all([add('ACDEFGHJ'), add('KMNPQRTU')]);
  // Whatever the server's own worker is doing with them, its lease has expired tomorrow; PostgreSQL skips what it is leasing just now.
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const leased = await vi.waitFor(async () => {
    // Until soon: a lease that is longer than any counts as over, and the worker would take the mail back.
    const [mail] = await backend.store.outbox.lease({ now: tomorrow, leaseUntil: new Date(Date.now() + 60_000), limit: 1 });
    if (!mail) throw new Error('Both are locked');
    return mail;
  }, 30_000);
  await backend.store.outbox.markFailed(leased, 'no such server', undefined);

  const response = await app.inject('/readyz');

  const { mail: backlog, ...rest } = response.json();
  expect([response.statusCode, rest]).toEqual([
    200,
    { status: 'ready', checks: { pages: true, database: true, disk: true, files: true, mail: false } },
  ]);
  expect(backlog).toMatchObject({ waiting: 1, dead: 1, oldestWaitingSeconds: expect.any(Number) });
  expect(backlog.oldestWaitingSeconds).toBeGreaterThanOrEqual(7_200);
  const metrics = await app.inject('/metrics');
  expect(Number(/^outbox_oldest_waiting_seconds (\d+)$/m.exec(metrics.body)?.[1])).toBeGreaterThanOrEqual(7_200);
  expect(metrics.body).toContain('outbox_mails{state="dead"} 1');
});

test('an answer that may have been sent has a gauge of its own, and makes no mail late', async () => {
  const { app, backend } = await startTestServer();
  const { outbox } = backend.store;
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  const mail = { recipient: 'a@b.example', replyTo: null, subject: 'S', body: 'B', html: '', kind: 'answer' } as const;
  // Held for as long as a clock may be wrong, so that the server's own worker leaves it alone.
  const held = new Date(Date.now() + 60 * 1000);
  await outbox.add([{ ...mail, reference: 'ACDEFGHJ', messageId: 'answer@company.example' }], twoHoursAgo, held);
  const [leased] = await outbox.lease({ now: held, leaseUntil: twoHoursAgo, limit: 1 });
  if (leased) await outbox.markHanded(leased, twoHoursAgo);

  const { checks, mail: backlog } = (await app.inject('/readyz')).json();

  expect([checks.mail, backlog]).toEqual([true, { waiting: 0, uncertain: 1, dead: 0, oldestWaitingSeconds: 0 }]);
  const { body } = await app.inject('/metrics');
  expect(body.match(/^outbox_(?:mails|uncertain|oldest)\S* \d+$/gm)).toEqual([
    'outbox_mails{state="waiting"} 0',
    'outbox_mails{state="dead"} 0',
    'outbox_uncertain_answers 1',
    'outbox_oldest_waiting_seconds 0',
  ]);
});

test('it is not ready without its database', async () => {
  const { app, backend } = await startTestServer();
  await backend.store.close();
  const response = await app.inject('/readyz');
  expect([response.statusCode, response.json().checks.database]).toEqual([503, false]);
});

test('it is not ready while its database hangs', async () => {
  const { app, backend } = await startTestServer();
  backend.store.ping = () => new Promise(() => undefined);
  const response = await app.inject('/readyz');
  expect([response.statusCode, response.json().checks]).toEqual([
    503,
    { pages: true, database: false, disk: true, files: true, mail: true },
  ]);
});

test('it is not ready when the disk is not writable', async () => {
  const { app, settings } = await startTestServer();
  // The server may be writing there at this moment.
  await rm(settings.dataDir, { recursive: true, maxRetries: 10 });
  const response = await app.inject('/readyz');
  expect([response.statusCode, response.json().checks.disk]).toEqual([503, false]);
});

test('it is not ready while the home page cannot be rendered, and names every page that fails', async () => {
  const site = testSite();
  let broken = ['/', '/about'];
  const renderPage: typeof site.renderPage = async (request, locals) => {
    if (broken.includes(new URL(request.url).pathname)) throw new Error('template');
    return site.renderPage(request, locals);
  };
  const { app } = await startTestServer({}, { ...site, renderPage });
  await app.inject('/about');
  const failing = await app.inject('/readyz');
  expect([failing.statusCode, failing.json()]).toMatchObject([503, { checks: { pages: false }, failingPages: ['/about', '/'] }]);

  broken = ['/about'];
  await app.inject('/');
  // For a second the last result is repeated.
  await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).json()).toMatchObject({ checks: { pages: false }, failingPages: ['/about'] });
});

test('metrics are readable from this machine only', async () => {
  const { app } = await startTestServer();
  await app.inject(quoteForm());
  const metrics = await app.inject('/metrics');
  expect(metrics.body).toContain('http_request_duration_seconds_count{method="POST",route="/contact",status="200"} 1');
  expect(metrics.body).toMatch(/outbox_mails\{state="waiting"\} \d/);
  expect((await app.inject({ url: '/metrics', remoteAddress: '192.0.2.1' })).statusCode).toBe(403);
  expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '192.0.2.1' } })).statusCode).toBe(403);
});

test.each([
  ['says who asked', {}, { 'x-real-ip': '192.0.2.1' }],
  ['says which host was asked for', {}, { 'x-forwarded-host': 'company.example' }],
  ['passes the host on and says nothing else', {}, { host: 'company.example' }],
  ['passes on a host that only begins like this machine', {}, { host: 'localhost.company.example' }],
  ['says nothing at all, for a public site', { ORIGIN: 'https://company.example', RATE_LIMITS: 'on' }, { host: '127.0.0.1:3000' }],
  ['says nothing at all, in production', { NODE_ENV: 'production' }, { host: 'localhost:3000' }],
  ['says nothing at all, where one is trusted', { TRUST_PROXY: 'loopback' }, { host: '[::1]:3000' }],
])('behind a proxy on this machine that %s, nobody reads the metrics without a token', async (_, env, headers) => {
  const { app } = await startTestServer(env);
  const withToken = await startTestServer({ ...env, METRICS_TOKEN: 'a-token-of-some-length' });

  expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(403);
  const read = await withToken.app.inject({ url: '/metrics', headers: { ...headers, authorization: 'Bearer a-token-of-some-length' } });
  expect(read.statusCode).toBe(200);
});

test.each([
  ['fails', () => Promise.reject(new Error('password authentication failed for user "site"'))],
  ['hangs', () => new Promise<never>(() => undefined)],
])('while the database %s, metrics come without those of the outbox', async (_case, summary) => {
  const { app, backend } = await startTestServer();
  await app.inject('/metrics');
  backend.store.outbox.summary = summary;

  const { statusCode, body } = await app.inject('/metrics');

  expect(statusCode).toBe(200);
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/metrics",status="200"} 1');
  expect(body).not.toMatch(/^outbox_/m);
});

test('with a token, metrics are readable with that token only', async () => {
  const { app } = await startTestServer({ METRICS_TOKEN: 'a-token-of-some-length' });
  expect((await app.inject('/metrics')).statusCode).toBe(403);
  const headers = { authorization: 'Bearer a-token-of-some-length' };
  expect((await app.inject({ url: '/metrics', headers, remoteAddress: '192.0.2.1' })).statusCode).toBe(200);
});
