import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { decideNamedReview } from '#api/services/office/reviews';
import { inTransaction } from '#api/store/work';
import { film, pageCsp } from '../testing/built-site.ts';
import { reviewForm } from '../testing/forms.ts';
import { startTestServer } from '../testing/test-server.ts';

test('a page comes compressed, with its own Content-Security-Policy and an ETag', async () => {
  const { app } = await startTestServer();
  const response = await app.inject({ url: '/about', headers: { 'accept-encoding': 'br' } });
  expect(response.statusCode).toBe(200);
  expect(brotliDecompressSync(response.rawPayload).toString()).toBe('<h1>About</h1>');
  expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding', 'content-security-policy': pageCsp });
  const again = await app.inject({ url: '/about', headers: { 'accept-encoding': 'br', 'if-none-match': `W/${response.headers.etag}` } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a file with a hash in its name is cached for a year as immutable', async () => {
  const { app } = await startTestServer();
  expect((await app.inject('/_astro/app.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a video is sent in byte ranges', async () => {
  const { app } = await startTestServer();
  const part = await app.inject({ url: '/films/hero.mp4', headers: { range: 'bytes=10-19' } });
  expect([part.statusCode, part.headers['content-range'], part.rawPayload]).toEqual([206, 'bytes 10-19/1000', film.subarray(10, 20)]);
  const whole = await app.inject('/films/hero.mp4');
  expect([whole.statusCode, whole.headers['accept-ranges'], whole.rawPayload.length]).toEqual([200, 'bytes', 1000]);
  const beyond = await app.inject({ url: '/films/hero.mp4', headers: { range: 'bytes=1000-' } });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */1000']);
  const changed = await app.inject({ url: '/films/hero.mp4', headers: { range: 'bytes=10-19', 'if-range': '"another"' } });
  expect(changed.statusCode).toBe(200);
});

test('the response to HEAD is that to GET without the body', async () => {
  const { app } = await startTestServer();
  for (const url of ['/about', '/', '/films/hero.mp4', '/nowhere']) {
    const [get, head] = [await app.inject(url), await app.inject({ method: 'HEAD', url })];
    expect([head.statusCode, head.body, head.headers['content-length'], head.headers.etag]).toEqual([
      get.statusCode,
      '',
      get.headers['content-length'],
      get.headers.etag,
    ]);
  }
});

test('an unknown URL gets the not-found page with status 404', async () => {
  const { app } = await startTestServer();
  for (const url of ['/nowhere', '/404', '/500', '//about', '//host.example/x', '/a%', '/about//']) {
    const response = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([url, response.statusCode, response.body, response.headers['x-content-type-options']]).toEqual([
      url,
      404,
      '<h1>Page not found</h1>',
      'nosniff',
    ]);
  }
});

test('a trailing slash is removed by a permanent redirect, which never leads to another host', async () => {
  const { app } = await startTestServer();
  const response = await app.inject('/about/?from=mail');
  expect([response.statusCode, response.headers.location]).toEqual([308, '/about?from=mail']);
  await app.listen({ port: 0, host: '127.0.0.1' });
  for (const path of ['//host.example/', '/\\host.example/', '/\\\\host.example/', '///host.example/']) {
    const { statusCode, headers } = await rawGet(app, path);
    expect([path, statusCode, headers.location]).toEqual([path, 404, undefined]);
  }
});

/** Requests a path as it is: `fetch` and `inject` normalize it first. */
async function rawGet(app: FastifyInstance, path: string): Promise<IncomingMessage> {
  const [response] = (await once(get({ port: (app.server.address() as AddressInfo).port, path }), 'response')) as [IncomingMessage];
  return response.resume();
}

test('an unknown query parameter makes no other cache entry', async () => {
  const { app } = await startTestServer();
  await app.inject('/');
  const response = await app.inject('/?campaign=spring');
  expect([response.statusCode, response.headers['x-page-cache']]).toEqual([200, 'hit']);
});

test('a page is cached, and shows a change of data on the very next request', async () => {
  const { app, backend } = await startTestServer();
  const first = await app.inject('/');
  expect(first.headers).toMatchObject({ 'x-page-cache': 'miss', 'cache-control': 'public, max-age=0, must-revalidate' });
  const second = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } });
  expect([second.statusCode, second.headers['x-page-cache']]).toEqual([304, 'hit']);
  await app.inject(reviewForm({ message: 'Approved at once.' }));
  const [review] = await backend.store.reviews.list();
  await inTransaction(backend.store, { actor: null }, (work) => decideNamedReview(work, review?._id ?? '', 'approved'));
  const third = await app.inject('/');
  expect([third.headers['x-page-cache'], third.body.includes('Approved at once.')]).toEqual(['miss', true]);
});

test('a page of an unknown client is rendered once', async () => {
  const { app } = await startTestServer();
  const responses = [await app.inject('/client-details/nobody'), await app.inject('/client-details/nobody')];
  expect(responses.map(({ statusCode, headers, body }) => [statusCode, headers['x-page-cache'], body])).toEqual([
    [404, 'miss', '<h1>Page not found</h1>'],
    [404, 'hit', '<h1>Page not found</h1>'],
  ]);
});

test('a redirect of a page is sent on', async () => {
  const { app } = await startTestServer();
  const response = await app.inject('/moved');
  expect([response.statusCode, response.headers.location]).toEqual([301, '/about']);
});

test('a page that is not found can name the page that explains it, which is rendered once', async () => {
  const { app } = await startTestServer();
  for (const state of ['miss', 'hit']) {
    const response = await app.inject(`/gone-${state}`);
    expect([response.statusCode, response.body, response.headers['x-page-cache']]).toEqual([404, '<h1>About</h1>', 'miss']);
  }
  expect((await app.inject('/about')).headers['x-page-cache']).toBe('hit');
});

test('a page whose rendering fails gets the error page, without details', async () => {
  const { app } = await startTestServer();
  const response = await app.inject({ url: '/broken', headers: { accept: 'text/html' } });
  expect([response.statusCode, response.body]).toEqual([500, '<h1>Something went wrong</h1>']);
});

test('a page accepts GET and HEAD only', async () => {
  const { app } = await startTestServer();
  for (const [method, url] of [
    ['POST', '/about'],
    ['DELETE', '/contact'],
    ['PUT', '/_astro/app.js'],
  ] as const) {
    const response = await app.inject({ method, url, headers: { 'content-type': 'application/x-anything' }, payload: 'x' });
    expect([url, response.statusCode, response.headers.allow]).toEqual([url, 405, 'GET, HEAD']);
  }
  expect((await app.inject({ method: 'POST', url: '/nowhere' })).statusCode).toBe(404);
});

test('the API keeps its own response for an unknown path', async () => {
  const { app } = await startTestServer();
  const response = await app.inject('/api/nowhere');
  expect([response.statusCode, response.json()]).toEqual([404, { message: 'Not found' }]);
});
