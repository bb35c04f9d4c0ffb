import { expect, test } from 'vitest';
import { quote } from '#api/testing/forms';
import { apiPaths, tokenCookie, tokenHeader } from '#contract/api-paths';
import { quoteForm } from '#server/testing/forms';
import { startTestServer } from '#server/testing/test-server';

/** A server behind a proxy on this machine, which says from where a request comes; unless told otherwise. */
async function startTarget(env: Record<string, string> = { TRUST_PROXY: 'loopback' }) {
  const { app, backend } = await startTestServer({ RATE_LIMITS: 'on', ...env });
  const token = backend.issueToken();
  const trusted = { 'sec-fetch-site': 'same-origin', cookie: `${tokenCookie}=${token}`, [tokenHeader.toLowerCase()]: token };
  return {
    backend,
    read: async (url: string) => (await app.inject(url)).statusCode,
    send: (address: string, payload: object = quote()) =>
      app.inject({ method: 'POST', url: apiPaths.quotes, headers: { ...trusted, 'x-forwarded-for': address }, payload }),
    sendForm: (address: string, message: string) => {
      const form = quoteForm({ message });
      return app.inject({ ...form, headers: { ...form.headers, 'x-forwarded-for': address } });
    },
  };
}

const refusals = (answers: { statusCode: number; headers: Record<string, unknown> }[]) =>
  answers.filter(({ statusCode, headers }) => statusCode === 429 && Number(headers['retry-after']) > 0).length;

test('a flood from one address is asked to wait, while others send and read', async () => {
  const { send, read, backend } = await startTarget();

  const answers = await Promise.all(Array.from({ length: 200 }, () => send('203.0.113.7')));

  expect([answers.filter(({ statusCode }) => statusCode === 201).length, refusals(answers)]).toEqual([20, 180]);
  expect([(await send('203.0.113.8')).statusCode, await read('/'), await read('/about'), await read(apiPaths.groups)]).toEqual([
    201, 200, 200, 200,
  ]);
  expect(await backend.store.quotes.list()).toHaveLength(21);
});

test('a flood from 500 addresses meets the budget of all, and everybody still reads', async () => {
  const { send, read } = await startTarget();
  const from = (sender: number) => `198.51.${Math.floor(sender / 250)}.${sender % 250}`;

  const answers = [];
  for (let sent = 0; sent < 1_000; sent += 50)
    // Refused for their content, but counted: a flood need not be well-formed.
    answers.push(...(await Promise.all(Array.from({ length: 50 }, (_, index) => send(from((sent + index) % 500), {})))));

  expect([answers.filter(({ statusCode }) => statusCode === 422).length, refusals(answers)]).toEqual([600, 400]);
  expect([await read('/'), await read('/about'), await read(apiPaths.groups)]).toEqual([200, 200, 200]);
});

test('forms sent without JavaScript are counted with the others, and say when to come back', async () => {
  const { send, sendForm } = await startTarget();
  for (let sent = 0; sent < 20; sent += 1) await send('203.0.113.7');

  const refused = await sendForm('203.0.113.7', 'One more.');
  const other = await sendForm('203.0.113.8', 'From elsewhere.');

  expect([refused.statusCode, refusals([refused]), other.statusCode]).toEqual([429, 1, 200]);
});

test('what a visitor claims about its own address counts for nothing', async () => {
  const { send } = await startTarget({});

  const answers = [];
  for (let sent = 0; sent < 25; sent += 1) answers.push(await send(`198.51.100.${sent}`));

  expect(refusals(answers)).toBe(5);
});
