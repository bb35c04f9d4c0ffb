import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { createHttpClient } from './http-client.ts';

/** Starts an HTTP server for one test; resolves with its origin. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.fail('the call should have failed'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ApiError);
      return error as ApiError;
    },
  );

test("a list is requested as JSON in the page's language and returned unchanged", async () => {
  let headers: IncomingMessage['headers'] = {};
  const origin = await serve((request, response) => {
    headers = request.headers;
    response.end('[{"_id":"1"}]');
  });
  const client = createHttpClient({ origin, language: 'ar', cookies: { cookie: '' } });
  expect(await client.list('/api/groups')).toEqual([{ _id: '1' }]);
  expect(headers).toMatchObject({ accept: 'application/json', 'accept-language': 'ar' });
});

test('a response that is no list is a failure, not an empty list', async () => {
  const bodies = ['{"items":[]}', 'null', '<!doctype html>', ''];
  const origin = await serve((_, response) => void response.end(bodies.shift()));
  const client = createHttpClient({ origin, language: 'en', cookies: { cookie: '' } });
  for (const _ of [...bodies]) expect((await failureOf(client.list('/api/groups'))).message).toBe('');
});

test("a failure carries the status, the server's message and its field errors", async () => {
  const origin = await serve((_, response) => {
    response.writeHead(422).end('{"message":"All fields are required","errors":{"country":"Please fill in this field"}}');
  });
  const error = await failureOf(createHttpClient({ origin, language: 'en', cookies: { cookie: '' } }).list('/api/groups'));
  expect(error).toMatchObject({ status: 422, message: 'All fields are required', errors: { country: 'Please fill in this field' } });
});

test('a failure without a readable body has a status and no message', async () => {
  const bodies = ['', '<h1>Bad gateway</h1>', '{"message":42,"errors":{"a":1}}', 'null'];
  const origin = await serve((_, response) => void response.writeHead(502).end(bodies.shift()));
  const client = createHttpClient({ origin, language: 'en', cookies: { cookie: '' } });
  for (const _ of [...bodies]) expect(await failureOf(client.list('/api/groups'))).toMatchObject({ status: 502, message: '', errors: {} });
});

test('every 2xx is a success', async () => {
  const origin = await serve((_, response) => void response.writeHead(203).end('[]'));
  expect(await createHttpClient({ origin, language: 'en', cookies: { cookie: '' } }).list('/api/groups')).toEqual([]);
});

test('a refused connection is a failure without status and message', async () => {
  const origin = await serve(() => {});
  const client = createHttpClient({ origin: origin.replace(/\d+$/, '1'), language: 'en', cookies: { cookie: '' } });
  expect(await failureOf(client.list('/api/groups'))).toMatchObject({ status: undefined, message: '' });
});

test('a request that takes too long is aborted, also when only the body hangs', async () => {
  const origin = await serve((request, response) => {
    if (request.url === '/body') response.write('[');
  });
  const client = createHttpClient({ origin, language: 'en', cookies: { cookie: '' }, timeoutMs: 60 });
  for (const path of ['/head', '/body']) {
    const start = Date.now();
    expect(await failureOf(client.list(path))).toMatchObject({ status: undefined, message: '' });
    expect(Date.now() - start).toBeLessThan(2_000);
  }
});

test('a form is sent as JSON with the token of the cookie and its idempotency key', async () => {
  let seen: { headers: IncomingMessage['headers']; body: string } | undefined;
  const origin = await serve(async (request, response) => {
    seen = { headers: request.headers, body: await text(request) };
    response.writeHead(201).end('{"reference":"ABCD2345"}');
  });
  const client = createHttpClient({ origin, language: 'en', cookies: { cookie: 'a=b; XSRF-TOKEN=to%2Fken' } });
  expect(await client.submit('/api/quotes', { country: 'Jordan' }, 'key-1')).toEqual({ reference: 'ABCD2345' });
  expect(seen?.headers).toMatchObject({ 'content-type': 'application/json', 'x-xsrf-token': 'to/ken', 'idempotency-key': 'key-1' });
  expect(seen?.body).toBe('{"country":"Jordan"}');
});

test('every 2xx response to a form is a success, whatever its body holds', async () => {
  const origin = await serve((_, response) => void response.writeHead(201).end('stored'));
  const client = createHttpClient({ origin, language: 'en', cookies: { cookie: 'XSRF-TOKEN=token' } });
  expect(await client.submit('/api/quotes', {}, 'key')).toBeUndefined();
});

test('without a token one is fetched first', async () => {
  const jar = { cookie: '' };
  const calls: string[] = [];
  const origin = await serve((request, response) => {
    calls.push(`${request.method} ${request.url} ${request.headers['x-xsrf-token'] ?? ''}`.trim());
    if (request.method === 'GET') jar.cookie = 'XSRF-TOKEN=fresh';
    response.writeHead(request.method === 'GET' ? 204 : 201).end(request.method === 'GET' ? undefined : '{}');
  });
  await createHttpClient({ origin, language: 'en', cookies: jar }).submit('/api/quotes', {}, 'key');
  expect(calls).toEqual(['GET /api/token', 'POST /api/quotes fresh']);
});

test('a refused token is renewed once, and the form is sent again with the same key', async () => {
  const jar = { cookie: 'XSRF-TOKEN=old' };
  const calls: string[] = [];
  const origin = await serve((request, response) => {
    const { 'x-xsrf-token': token, 'idempotency-key': key } = request.headers;
    calls.push([request.method, request.url, token, key].filter(Boolean).join(' '));
    if (request.method === 'GET') {
      jar.cookie = 'XSRF-TOKEN=new';
      response.writeHead(204).end();
    } else response.writeHead(token === 'new' ? 201 : 403).end('{}');
  });
  await createHttpClient({ origin, language: 'en', cookies: jar }).submit('/api/quotes', {}, 'key');
  expect(calls).toEqual(['POST /api/quotes old key', 'GET /api/token', 'POST /api/quotes new key']);
});

test('an API on another host sends the token in a header, and gets it back without cookies', async () => {
  const calls: string[] = [];
  const origin = await serve((request, response) => {
    calls.push([request.method, request.url, request.headers['x-xsrf-token'], request.headers.cookie].filter(Boolean).join(' '));
    if (request.method === 'GET') response.setHeader('X-XSRF-TOKEN', 'from-header');
    response.writeHead(request.method === 'GET' ? 204 : 201).end(request.method === 'GET' ? undefined : '{}');
  });
  const client = createHttpClient({ origin, language: 'en', cookies: null });
  await client.submit('/api/quotes', {}, 'key-1');
  await client.submit('/api/reviews', {}, 'key-2');
  expect(calls).toEqual(['GET /api/token', 'POST /api/quotes from-header', 'POST /api/reviews from-header']);
});

test('a form that is forbidden twice is a failure with the message of the server', async () => {
  let posts = 0;
  const origin = await serve((request, response) => {
    if (request.method === 'GET') return void response.writeHead(204).end();
    posts += 1;
    response.writeHead(403).end('{"message":"This request did not come from our site"}');
  });
  const client = createHttpClient({ origin, language: 'en', cookies: { cookie: 'XSRF-TOKEN=old' } });
  expect(await failureOf(client.submit('/api/quotes', {}, 'key'))).toMatchObject({
    status: 403,
    message: 'This request did not come from our site',
  });
  expect(posts).toBe(2);
});
