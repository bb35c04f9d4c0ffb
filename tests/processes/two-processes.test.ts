import { expect, test } from 'vitest';
import { openStore } from '#api/store/open-store';
import { quote, review } from '#api/testing/forms';
import { newDatabase } from '#api/testing/postgres-databases';
import { startSmtp } from '#api/testing/smtp';
import { temporaryFolder } from '#api/testing/temporary';
import { apiPaths } from '#contract/api-paths';
import { newIdempotencyKey, visitorHeaders } from '../bench/support/visitor.ts';
import { startServerProcess } from './server-process.ts';

/** Milliseconds; long enough for a busy machine. */
const polling = { timeout: 30_000 };

/** Two servers on one database and one SMTP server, and a third connection to the store. */
async function startTwo() {
  const [databaseUrl, smtp, dataDir] = [await newDatabase(), await startSmtp(), await temporaryFolder()];
  const settings = { DATABASE_URL: databaseUrl, SMTP_URL: smtp.url, DATA_DIR: dataDir, TRUST_PROXY: 'loopback' };
  const servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
  const [one, other] = servers as [string, string];
  const store = await openStore({ dataDir, databaseUrl });
  // A token of one server is valid on the other.
  const headers = { 'content-type': 'application/json', ...(await visitorHeaders(one)) };

  const post = (server: string, path: string, body: unknown, more: Record<string, string> = {}) =>
    fetch(server + path, { method: 'POST', body: JSON.stringify(body), headers: { ...headers, ...more } });
  return { one, other, store, smtp, post };
}

test('a form sent to both servers at once is stored once', async () => {
  const { one, other, store, post } = await startTwo();
  const key = newIdempotencyKey();

  const responses = await Promise.all([one, other, one, other, one, other].map((server) => post(server, apiPaths.quotes, quote(), key)));

  expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(201));
  const receipts = await Promise.all(responses.map((response) => response.text()));
  expect(new Set(receipts).size).toBe(1);
  expect(await store.quotes.list()).toHaveLength(1);
  await store.close();
});

test('an IP address has one rate limit across both servers', async () => {
  const { one, other, store, post } = await startTwo();
  const statuses: number[] = [];

  for (let sent = 0; sent < 11; sent += 1)
    for (const server of [one, other])
      statuses.push((await post(server, apiPaths.quotes, quote(), { 'x-forwarded-for': '203.0.113.7' })).status);

  expect(statuses).toEqual([...Array(20).fill(201), 429, 429]);
  expect((await post(one, apiPaths.quotes, quote(), { 'x-forwarded-for': '203.0.113.8' })).status).toBe(201);
  await store.close();
});

test('each mail is sent by one server only', async () => {
  const { one, other, store, smtp, post } = await startTwo();
  const senders = Array.from({ length: 30 }, (_, number) => `203.0.113.${number}`);

  const responses = await Promise.all(
    senders.map((ip, number) => post(number % 2 ? one : other, apiPaths.quotes, quote(), { 'x-forwarded-for': ip })),
  );

  expect(responses.map(({ status }) => status)).toEqual(Array(30).fill(201));
  await expect.poll(() => store.outbox.summary(), polling).toEqual({ waiting: 0, dead: 0, oldestWaitingAt: undefined });
  const names = smtp.received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
  expect([names.length, new Set(names).size]).toEqual([60, 60]);
  await store.close();
}, 60_000);

test('a page cached by one server is rendered anew on the request after another process has changed its data', async () => {
  const { one, other, store, post } = await startTwo();
  const { reference } = (await (await post(one, apiPaths.reviews, review({ message: 'Two tills, one afternoon.' }))).json()) as {
    reference: string;
  };
  const page = async () => (await fetch(other)).text();
  expect([await page(), await page()].join()).not.toContain('one afternoon');

  await store.transaction(({ reviews }) => reviews.decide(reference, 'approved', new Date()));

  expect(await page()).toContain('Two tills, one afternoon.');
  await store.close();
});
