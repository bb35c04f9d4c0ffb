import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request as openRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { textPreviewPath } from '#contract/office/text-preview';
import { startTestServer } from '../testing/test-server.ts';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** A listening server, and what sends it requests as a browser does. */
async function startListening() {
  const server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  async function send(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
    const request = openRequest({ port, path, method, headers: { 'user-agent': chrome, host: 'localhost', ...headers } }).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    return response;
  }
  const counted = () => server.backend.views.take().map(({ kind, name, locale, views }) => [kind, name, locale, views].join(' '));
  return { ...server, send, counted };
}

test('a page counts once for every request that somebody looks at, from the cache or not, changed or not', async () => {
  const { app, send, counted } = await startListening();
  const routing = vi.spyOn(app, 'routing');
  const first = await send('/about');
  await send('/about');
  await send('/about?utm_source=x');
  const unchanged = await send('/about', { 'if-none-match': String(first.headers.etag) });
  expect([first.headers['x-page-cache'], unchanged.statusCode, routing.mock.calls.length]).toEqual(['miss', 304, 2]);
  expect(counted()).toEqual(['page /about en 4']);
});

test('neither files nor missing pages count, nor HEAD, robots, or what is loaded ahead', async () => {
  const { send, counted } = await startListening();
  await send('/about');
  counted();
  await send('/_astro/app.js');
  await send('/nothing-here');
  await send('/about', {}, 'HEAD');
  for (let twice = 0; twice < 2; twice += 1) {
    await send('/about', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    await send('/about', { 'sec-purpose': 'prefetch;prerender' });
    await send('/about', { 'sec-fetch-dest': 'empty' });
  }
  expect(counted()).toEqual([]);
});

test('a page that tells that it is shown counts by its own address, a form by its name, and nothing in a preview', async () => {
  const { send, counted } = await startListening();
  const told = await send('/shown', { referer: 'http://localhost/about' }, 'POST');
  await send('/shown?form=quote', { referer: 'http://localhost/contact' }, 'POST');
  await send('/shown?form=quote', { referer: `http://localhost${textPreviewPath('/contact', 'en')}` }, 'POST');
  await send('/shown?form=nonsense', { referer: 'http://localhost/contact' }, 'POST');
  await send('/shown', { referer: 'https://elsewhere.example/about' }, 'POST');
  await send('/shown', {}, 'POST');
  expect([told.statusCode, told.headers['set-cookie']]).toEqual([204, undefined]);
  expect(counted()).toEqual(['page /about en 1', 'form quote en 1']);
});
