import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { quoteForm } from './testing/forms.ts';
import { startTestServer } from './testing/test-server.ts';

test('the process says that it is alive', async () => {
  const { app } = await startTestServer();
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'alive' });
});

test('it is ready while the database answers and the disk can be written', async () => {
  const { app } = await startTestServer();
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready', checks: { database: true, disk: true, mail: true } }]);
});

test('it is not ready without its database', async () => {
  const { app, backend } = await startTestServer();
  await backend.store.close();
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json().checks.database]).toEqual([503, false]);
});

test('it is not ready when nothing can be written', async () => {
  const { app, settings } = await startTestServer();
  await rm(settings.dataDir, { recursive: true });
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
