import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideNamedReview } from '#api/services/office/reviews';
import { openStore, type Store } from '#api/store/open-store';
import { inTransaction } from '#api/store/work';
import { quote, review } from '#api/testing/forms';
import { lastingDatabase } from '#api/testing/postgres-databases';
import { openSmtp } from '#api/testing/smtp-server';
import { apiPaths } from '#contract/api-paths';
import { newIdempotencyKey, visitorHeaders } from '../bench/support/visitor.ts';
import { ServerStart } from './server-process.ts';

/** Two servers on one database and one SMTP server, and a third connection to the store. Each test sends from addresses of its own. */
const smtp = await openSmtp();
const dataDir = await mkdtemp(join(tmpdir(), 'two-processes-'));
let starts: ServerStart[] = [];
let store: Store;
let one: string;
let other: string;
/** A token of one server is valid on the other. */
let token: Record<string, string>;

beforeAll(async () => {
  const databaseUrl = await lastingDatabase();
  const settings = { DATABASE_URL: databaseUrl, SMTP_URL: smtp.url, DATA_DIR: dataDir, TRUST_PROXY: 'loopback' };
  starts = [ServerStart.begin(settings), ServerStart.begin(settings)];
  [one = '', other = ''] = await Promise.all(starts.map(({ origin }) => origin));
  store = await openStore({ dataDir, databaseUrl });
  token = await visitorHeaders(one);
}, 60_000);

afterAll(async () => {
  await Promise.all(starts.map((start) => start.stop()));
  await store?.close();
  await smtp.stop();
  await rm(dataDir, { recursive: true });
});

const post = (server: string, path: string, body: unknown, headers: Record<string, string>) =>
  fetch(server + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...token, ...headers },
  });

const sentFrom = (ip: string) => ({ 'x-forwarded-for': ip });

test('a form sent to both servers at once is stored once', async () => {
  const headers = { ...newIdempotencyKey(), ...sentFrom('198.51.100.1') };
  const twice = quote({ email: 'twice@visitor.example' });

  const responses = await Promise.all([one, other, one, other, one, other].map((server) => post(server, apiPaths.quotes, twice, headers)));

  expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(201));
  const receipts = await Promise.all(responses.map((response) => response.text()));
  expect(new Set(receipts).size).toBe(1);
  expect((await store.quotes.list()).filter(({ email }) => email === twice.email)).toHaveLength(1);
});

test('an IP address has one rate limit across both servers', async () => {
  const statuses: number[] = [];

  for (let sent = 0; sent < 11; sent += 1)
    for (const server of [one, other]) statuses.push((await post(server, apiPaths.quotes, quote(), sentFrom('192.0.2.7'))).status);

  expect(statuses).toEqual([...Array(20).fill(201), 429, 429]);
  expect((await post(one, apiPaths.quotes, quote(), sentFrom('192.0.2.8'))).status).toBe(201);
});

test('each mail is sent by one server only', async () => {
  const senders = Array.from({ length: 30 }, (_, number) => `203.0.113.${number}`);

  const responses = await Promise.all(senders.map((ip, number) => post(number % 2 ? one : other, apiPaths.quotes, quote(), sentFrom(ip))));

  expect(responses.map(({ status }) => status)).toEqual(Array(30).fill(201));
  await expect.poll(() => store.outbox.summary()).toEqual({ waiting: 0, uncertain: 0, dead: 0, oldestWaitingAt: undefined });
  const names = smtp.received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
  // To staff and to the visitor, those of the tests before too.
  const expected = 2 * (await store.quotes.list()).length;
  expect([names.length, new Set(names).size]).toEqual([expected, expected]);
}, 60_000);

test('a page cached by one server is rendered anew on the request after another process has changed its data', async () => {
  const message = 'Two tills, one afternoon.';
  const { reference } = (await (await post(one, apiPaths.reviews, review({ message }), sentFrom('198.51.100.2'))).json()) as {
    reference: string;
  };
  const page = async () => (await fetch(other)).text();
  expect([await page(), await page()].join()).not.toContain(message);

  await inTransaction(store, { actor: null }, (work) => decideNamedReview(work, reference, 'approved'));

  expect(await page()).toContain(message);
});
