import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '#api/store/open-store';
import { type DatabaseProxy, databaseProxy } from '#api/testing/database-proxy';
import { quote } from '#api/testing/forms';
import { newDatabase } from '#api/testing/postgres-databases';
import { temporaryFolder } from '#api/testing/temporary';
import { apiPaths } from '#contract/api-paths';
import { apiTimeoutMs } from '#contract/limits';
import { newIdempotencyKey, visitorHeaders } from '../bench/support/visitor.ts';
import { ServerStart } from './server-process.ts';

/** It is stopped after the test. */
function begin(settings: Record<string, string>): ServerStart {
  const start = ServerStart.begin({ LOG_LEVEL: 'warn', ...settings });
  onTestFinished(() => start.stop());
  return start;
}

async function beginThrough(proxy: DatabaseProxy, url: string, waitSeconds: number): Promise<ServerStart> {
  return begin({ DATABASE_URL: proxy.through(url), DATABASE_WAIT_SECONDS: String(waitSeconds), DATA_DIR: await temporaryFolder() });
}

const statusOf = async (url: string) => (await fetch(url)).status;

/** As a browser without JavaScript sends it. */
const sendQuote = (origin: string, fields: Record<string, string> = {}) =>
  fetch(`${origin}/contact`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', accept: 'text/html' },
    body: new URLSearchParams({ ...formOf(quote()), ...fields }),
  });

const formOf = (fields: object) => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

/** The messages, each as often as it was stored. */
async function storedQuotes(url: string): Promise<Record<string, number>> {
  const store = await openStore({ dataDir: await temporaryFolder(), databaseUrl: url });
  const quotes = Object.groupBy(await store.quotes.list(), ({ message }) => message);
  await store.close();
  return Object.fromEntries(Object.entries(quotes).map(([message, sent]) => [message, sent?.length ?? 0]));
}

test('a start waits for a database server that starts a moment later, and says so once', async () => {
  const proxy = await databaseProxy();
  const start = await beginThrough(proxy, await newDatabase(), 60);
  await expect.poll(() => start.errors).toContain('waiting for the database');
  await pause(1_200);
  await proxy.open();

  expect(await statusOf(`${await start.origin}/readyz`)).toBe(200);
  expect(start.errors.match(/waiting for the database/g)).toHaveLength(1);
  expect(start.errors).not.toContain('s3cret');
}, 60_000);

test('without its database a start serves pages, refuses forms with what was typed, and becomes ready by itself', async () => {
  const [proxy, url] = [await databaseProxy(), await newDatabase()];
  const start = await beginThrough(proxy, url, 1);
  const origin = await start.origin;

  expect(start.errors).toContain(`could not be opened: connect ECONNREFUSED ${proxy.host}`);
  expect(start.errors).not.toContain('s3cret');
  expect(await Promise.all(['/about', '/contact', '/map.svg', '/healthz'].map((path) => statusOf(origin + path)))).toEqual([
    200, 200, 200, 200,
  ]);
  expect(await statusOf(`${origin}/readyz`)).toBe(503);
  expect(await statusOf(origin + apiPaths.token)).toBe(503);
  const refused = await sendQuote(origin, { message: 'Typed in vain?' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.text()).toMatch(/Typed in vain\?.*The service is busy/s);

  await proxy.open();
  await expect.poll(() => statusOf(`${origin}/readyz`)).toBe(200);
  expect((await sendQuote(origin, { message: 'Typed in vain?' })).status).toBe(200);
  expect(await storedQuotes(url)).toEqual({ 'Typed in vain?': 1 });
}, 60_000);

test('a database that the server does not have ends the start at once', async () => {
  const proxy = await databaseProxy();
  await proxy.open();
  const start = begin({ DATABASE_URL: `postgres://site@${proxy.host}/no_such_database`, DATA_DIR: await temporaryFolder() });
  await expect(start.origin).rejects.toThrow('exited');
  expect(start.errors).toContain('could not be opened: database "no_such_database" does not exist');
});

test('while the database hangs, forms are answered before anybody gives up, and pages at once', async () => {
  const [proxy, url] = [await databaseProxy(), await newDatabase()];
  await proxy.open();
  const start = await beginThrough(proxy, url, 60);
  const origin = await start.origin;
  const headers = { 'content-type': 'application/json', ...(await visitorHeaders(origin)), ...newIdempotencyKey() };
  const body = JSON.stringify(quote({ message: 'Sent twice' }));
  const sendToApi = () => fetch(origin + apiPaths.quotes, { method: 'POST', headers, body });
  await statusOf(origin);
  proxy.hang();

  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const [fromPage] = await Promise.all([
    sendQuote(origin, { message: 'Still here' }),
    sendToApi().then(({ status }) => expect([status, seconds() < apiTimeoutMs / 1000]).toEqual([503, true])),
  ]);
  expect(fromPage.status).toBe(503);
  expect(await fromPage.text()).toContain('Still here');
  // As deploy/nginx.conf has it.
  expect(seconds()).toBeLessThan(30);
  expect(await statusOf(`${origin}/readyz`)).toBe(503);
  const pagesFrom = performance.now();
  expect(await Promise.all(Array.from({ length: 20 }, () => statusOf(origin)))).toEqual(Array(20).fill(200));
  expect(performance.now() - pagesFrom).toBeLessThan(2_000);

  proxy.goOn();
  await expect.poll(() => statusOf(`${origin}/readyz`)).toBe(200);
  expect([(await sendQuote(origin, { message: 'Still here' })).status, (await sendToApi()).status]).toEqual([200, 201]);
  expect(await storedQuotes(url)).toEqual({ 'Sent twice': 1, 'Still here': 1 });
}, 90_000);

test('a form that meets the end of its database server is stored once when the server is back, and nobody is refused', async () => {
  const [proxy, url] = [await databaseProxy(), await newDatabase()];
  await proxy.open();
  const origin = await (await beginThrough(proxy, url, 60)).origin;
  await proxy.close();

  const answers = Promise.all(['One', 'Two', 'Three'].map((message) => sendQuote(origin, { message })));
  await pause(2_000);
  await proxy.open();

  expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await storedQuotes(url)).toEqual({ One: 1, Two: 1, Three: 1 });
}, 60_000);
