import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { officePaths, officeUrl } from '#contract/office/paths';
import { anyEngine } from '../../../testing/engines.ts';
import { startApi } from '../../../testing/test-api.ts';
import { addAccount, officeBrowser, signedInAs } from '../../testing/office-client.ts';
import { limitStreams, streamsPerSession } from './open-streams.ts';

/** Reads a stream of server-sent events until a text has come, or the stream has ended. */
async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, text?: string): Promise<string> {
  let read = '';
  for (;;) {
    const { done, value } = await reader.read();
    read += new TextDecoder().decode(value);
    if (done || (text !== undefined && read.includes(text))) return read;
  }
}

/** The stream of somebody's changes, over a real connection. */
async function listen(api: Awaited<ReturnType<typeof startApi>>, cookie = '') {
  const { server } = api.app;
  if (!server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const response = await fetch(`${origin}${officePaths.changes}`, { headers: { cookie, 'x-forwarded-proto': 'https' } });
  const reader = response.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  onTestFinished(() => reader.cancel());
  await readUntil(reader, 'retry');
  return { response, reader };
}

test('an open screen hears of changes that its reader may see', async () => {
  const api = await startApi(anyEngine);
  const browser = await signedInAs(api, await addAccount(api, { role: 'hiring' }));
  const { response, reader } = await listen(api, browser.cookie());
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  // The first poll of the stream is what later ones are compared with.
  await new Promise((resolve) => setTimeout(resolve, 500));

  await api.store.transaction(({ topics }) => topics.changed('quotes', 'applications', 'mails'));

  expect(await readUntil(reader, '\n\n')).toBe('data: {"topics":["applications","mails","jobs","contacts"]}\n\n');
});

test('the stream ends with the session', async () => {
  const api = await startApi(anyEngine);
  const person = await addAccount(api);
  const browser = await signedInAs(api, person);
  const { reader } = await listen(api, browser.cookie());
  await new Promise((resolve) => setTimeout(resolve, 500));
  const owner = await signedInAs(api, await addAccount(api, { role: 'owner' }));

  await owner.send('DELETE', officeUrl('personSessions', { id: person.id }));

  expect(await readUntil(reader)).toContain('"account"');
  expect((await officeBrowser(api, browser.cookie()).send('GET', officePaths.changes)).statusCode).toBe(401);
});

test('of the streams of one session twenty stay open: the oldest makes room and asks again later, and other sessions keep theirs', async () => {
  const api = await startApi(anyEngine);
  const [person, other] = [await addAccount(api), await addAccount(api, { role: 'hiring' })];
  const [cookie, others] = [(await signedInAs(api, person)).cookie(), (await signedInAs(api, other)).cookie()];
  const elsewhere = await listen(api, others);
  const streams: (typeof elsewhere)[] = [];
  for (let count = 0; count < streamsPerSession + 2; count += 1) streams.push(await listen(api, cookie));

  const ended = await Promise.all(streams.slice(0, 2).map(({ reader }) => readUntil(reader)));
  expect(ended).toEqual(['retry: 60000\n\n', 'retry: 60000\n\n']);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await api.store.transaction(({ topics }) => topics.changed('people'));
  const heard = await Promise.all([...streams.slice(2), elsewhere].map(({ reader }) => readUntil(reader, '\n\n')));
  expect(new Set(heard)).toEqual(new Set(['data: {"topics":["people","account"]}\n\n']));
});

test('a window that is closed makes room at once', async () => {
  const limit = limitStreams(2);
  const [first, second, third] = [new PassThrough(), new PassThrough(), new PassThrough()];
  limit('session', first);
  limit('session', second);
  first.destroy();
  await once(first, 'close');

  limit('session', third);

  expect([second.writableEnded, third.writableEnded]).toEqual([false, false]);
});
