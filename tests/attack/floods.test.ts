import { expect, test } from 'vitest';
import { quote } from '#api/testing/forms';
import { apiPaths, tokenCookie, tokenHeader } from '#contract/api-paths';
import { quoteForm } from '#server/testing/forms';
import { startTestServer } from '#server/testing/test-server';

/** A server with rate limits, by default behind a trusted proxy on this machine. */
async function startTarget(env: Record<string, string> = { TRUST_PROXY: 'loopback' }) {
  const { app, backend } = await startTestServer({ RATE_LIMITS: 'on', ...env });
  const token = backend.issueToken();
  const trusted = { 'sec-fetch-site': 'same-origin', cookie: `${tokenCookie}=${token}`, [tokenHeader.toLowerCase()]: token };
  return {
    backend,
    read: async (url: string) => (await app.inject(url)).statusCode,
    send: (ip: string, payload: object = quote()) =>
      app.inject({ method: 'POST', url: apiPaths.quotes, headers: { ...trusted, 'x-forwarded-for': ip }, payload }),
    sendForm: (ip: string, message: string) => {
      const form = quoteForm({ message });
      return app.inject({ ...form, headers: { ...form.headers, 'x-forwarded-for': ip } });
    },
  };
}

/** Responses with 429 and a Retry-After header. */
const countRefused = (responses: { statusCode: number; headers: Record<string, unknown> }[]) =>
  responses.filter(({ statusCode, headers }) => statusCode === 429 && Number(headers['retry-after']) > 0).length;

test('a flood from one IP address is rate-limited, while others submit and read', async () => {
  const { send, read, backend } = await startTarget();

  const responses = await Promise.all(Array.from({ length: 200 }, () => send('203.0.113.7')));

  expect([responses.filter(({ statusCode }) => statusCode === 201).length, countRefused(responses)]).toEqual([20, 180]);
  expect([(await send('203.0.113.8')).statusCode, await read('/'), await read('/about'), await read(apiPaths.groups)]).toEqual([
    201, 200, 200, 200,
  ]);
  expect(await backend.store.quotes.list()).toHaveLength(21);
});

test('a flood from 500 IP addresses meets the global rate limit, and reads are still served', async () => {
  const { send, read } = await startTarget();
  const from = (sender: number) => `198.51.${Math.floor(sender / 250)}.${sender % 250}`;

  const responses = [];
  for (let sent = 0; sent < 1_000; sent += 50)
    // Invalid requests count as well: a flood need not be valid.
    responses.push(...(await Promise.all(Array.from({ length: 50 }, (_, index) => send(from((sent + index) % 500), {})))));

  expect([responses.filter(({ statusCode }) => statusCode === 422).length, countRefused(responses)]).toEqual([600, 400]);
  expect([await read('/'), await read('/about'), await read(apiPaths.groups)]).toEqual([200, 200, 200]);
});

test('forms without JavaScript share the rate limit, and are refused with Retry-After', async () => {
  const { send, sendForm } = await startTarget();
  for (let sent = 0; sent < 20; sent += 1) await send('203.0.113.7');

  const refused = await sendForm('203.0.113.7', 'One more.');
  const other = await sendForm('203.0.113.8', 'From elsewhere.');

  expect([refused.statusCode, countRefused([refused]), other.statusCode]).toEqual([429, 1, 200]);
});

test('X-Forwarded-For is ignored unless it comes from a trusted proxy', async () => {
  const { send } = await startTarget({});

  const responses = [];
  for (let sent = 0; sent < 25; sent += 1) responses.push(await send(`198.51.100.${sent}`));

  expect(countRefused(responses)).toBe(5);
});
