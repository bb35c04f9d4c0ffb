import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { application, multipart, multipartType, pdf, quote } from '#api/testing/forms';
import { addOpenJob } from '#api/testing/test-api';
import { apiPaths, tokenCookie, tokenHeader } from '#contract/api-paths';
import { startTestServer } from '#server/testing/test-server';
import { exchange, listen, statusesIn } from './raw-connection.ts';

async function startTarget() {
  const server = await startTestServer();
  const { store, issueToken } = server.backend;
  const careerId = await addOpenJob(store);
  const token = issueToken();
  const trusted = ['host: localhost', 'sec-fetch-site: same-origin', `cookie: ${tokenCookie}=${token}`, `${tokenHeader}: ${token}`];
  const port = await listen(server.app);
  return {
    port,
    application: multipart(application(careerId, { resume: pdf(20_000) })),
    /** A raw request with the headers of our own page, and the given ones verbatim. */
    request: (line: string, headers: string[], body: string | Buffer = '') =>
      Buffer.concat([Buffer.from(`${[line, ...trusted, ...headers].join('\r\n')}\r\n\r\n`, 'latin1'), Buffer.from(body)]),
    async expectNothingStored() {
      expect(await store.quotes.list()).toEqual([]);
      expect(await store.applicants.list()).toEqual([]);
      await expect.poll(() => readdir(join(server.settings.dataDir, 'files', 'resumes'))).toEqual([]);
      expect(statusesIn(await exchange(port, 'GET /about HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'))).toEqual([200]);
    },
  };
}

const post = `POST ${apiPaths.quotes} HTTP/1.1`;
const upload = `POST ${apiPaths.applicants} HTTP/1.1`;
const json = 'content-type: application/json';
const body = JSON.stringify(quote());

describe('malformed HTTP requests', () => {
  test.each<[string, string, string[], string]>([
    ['a body shorter than its Content-Length', post, [json, `content-length: ${body.length + 10}`], body],
    ['a negative Content-Length', post, [json, 'content-length: -5'], body],
    ['a Content-Length that is not an integer', post, [json, 'content-length: 1e3'], body],
    ['two different Content-Lengths', post, [json, 'content-length: 5', `content-length: ${body.length}`], body],
    ['Content-Length and chunked encoding', post, [json, 'transfer-encoding: chunked', `content-length: ${body.length}`], `5\r\n${body}`],
    ['a chunk size that is not a number', post, [json, 'transfer-encoding: chunked'], `zz\r\n${body}\r\n0\r\n\r\n`],
    ['a chunk size beyond memory', post, [json, 'transfer-encoding: chunked'], `ffffffffffffffff\r\n${body}`],
    ['chunks without the last chunk', post, [json, 'transfer-encoding: chunked'], `${body.length.toString(16)}\r\n${body}\r\n`],
    ['an unknown transfer encoding', post, [json, 'transfer-encoding: chunked, identity'], `0\r\n\r\n`],
    ['a space before the colon of Transfer-Encoding', post, [json, 'transfer-encoding : chunked'], `0\r\n\r\n`],
    ['a header with a NUL', post, [json, 'x-a: \0', `content-length: ${body.length}`], body],
    ['a folded header', post, [json, 'x-a: b\r\n c', `content-length: ${body.length}`], body],
    ['a header of 20 KiB', post, [json, `x-a: ${'x'.repeat(20_480)}`, `content-length: ${body.length}`], body],
    ['ten thousand headers', post, [json, ...Array<string>(10_000).fill('x: y'), `content-length: ${body.length}`], body],
    ['a duplicate Host', post, [json, 'host: elsewhere.example', `content-length: ${body.length}`], body],
    ['an unknown method', `FLY ${apiPaths.quotes} HTTP/1.1`, [json], ''],
    ['an unknown HTTP version', `POST ${apiPaths.quotes} HTTP/9.9`, [json, `content-length: ${body.length}`], body],
    ['a path with a NUL', 'POST /api/quo\0tes HTTP/1.1', [json, `content-length: ${body.length}`], body],
    ['another protocol (TLS)', '\u0016\u0003\u0001\u0002', [], ''],
  ])('%s is refused, and the next request is served', async (_case, line, headers, content) => {
    const { port, request, expectNothingStored } = await startTarget();

    const responses = statusesIn(await exchange(port, request(line, headers, content), { halfClose: true }));

    expect(responses.filter((status) => status < 400 || status >= 500)).toEqual([]);
    await expectNothingStored();
  });

  test('a truncated upload leaves no file, wherever it ends', async () => {
    const { port, request, application: whole, expectNothingStored } = await startTarget();
    const type = `content-type: ${multipartType}`;

    for (const end of [0, 60, 300, 700, whole.length - 30]) {
      const cut = whole.subarray(0, end);
      for (const length of [whole.length, end])
        expect(
          statusesIn(await exchange(port, request(upload, [type, `content-length: ${length}`], cut), { halfClose: true })),
        ).not.toContain(201);
    }

    await expectNothingStored();
  });

  test('an upload without its last byte is not stored', async () => {
    const { port, request, application: whole, expectNothingStored } = await startTarget();
    const headers = [`content-type: ${multipartType}`, `content-length: ${whole.length}`];

    await exchange(port, request(upload, headers, whole.subarray(0, -1)), { halfClose: true });

    await expectNothingStored();
  });

  test('a second request inside the body of the first is read as a body (request smuggling)', async () => {
    const { port, request, expectNothingStored } = await startTarget();
    const hidden = request(post, [json, `content-length: ${body.length}`], body).toString();

    const responses = await exchange(port, request(post, [json, 'connection: close', `content-length: ${hidden.length}`], hidden));

    expect(statusesIn(responses)).toEqual([400]);
    await expectNothingStored();
  });
});

test.each(['TRACE', 'CONNECT', 'PROPFIND', 'FLY'])('%s is refused and echoes nothing', async (method) => {
  const { port } = await startTarget();

  const response = await exchange(port, `${method} /about HTTP/1.1\r\nhost: localhost\r\ncookie: secret=1\r\nconnection: close\r\n\r\n`);

  // Node closes a connection that asks for a tunnel, without a response.
  expect(statusesIn(response)).toEqual(method === 'CONNECT' ? [] : [expect.toSatisfy((status: number) => status >= 400 && status < 500)]);
  expect(response).not.toContain('secret=1');
});

test('a URL of another host, or with path traversal, is not found', async () => {
  const { port } = await startTarget();

  for (const path of [
    'http://elsewhere.example/about',
    '/../../../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/_astro/..%2f..%2fpackage.json',
    '/uploads/../site.db',
    '/uploads/%2e%2e%2fresumes%2fx.pdf',
    '/uploads/..%5c..%5csite.db',
    '/uploads/%00.svg',
    '/about%00',
    '/.env',
    '/.git/config',
  ]) {
    const response = await exchange(port, `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    expect([path, statusesIn(response)]).toEqual([path, [404]]);
    expect(response).not.toMatch(/location:|root:|SQLite format/i);
  }
});

test('OPTIONS of the whole server names the methods, and no other method has such a target', async () => {
  const { port } = await startTarget();
  const ask = (line: string) => exchange(port, `${line} HTTP/1.1\r\nhost: localhost:${port}\r\nconnection: close\r\n\r\n`);

  for (const target of ['*', `http://localhost:${port}`]) {
    const answer = await ask(`OPTIONS ${target}`);
    expect([target, statusesIn(answer), /^allow: .*/im.exec(answer)?.[0]]).toEqual([
      target,
      [204],
      'allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    ]);
  }
  for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) expect(statusesIn(await ask(`${method} *`))).toEqual([400]);
  expect(statusesIn(await ask(`OPTIONS ${apiPaths.quotes}`))).toEqual([204]);
});

test.each([
  ['GET', 'http://localhost/about', 'localhost', 200],
  ['GET', 'HTTP://LocalHost:80/about', 'localhost', 200],
  ['GET', 'https://company.example/about', 'company.example', 200],
  ['GET', 'http://localhost', 'localhost', 200],
  ['GET', 'http://localhost?from=mail', 'localhost', 200],
  ['GET', 'http://localhost/api/groups?showOnHome=true', 'localhost', 200],
  ['HEAD', 'http://localhost/about', 'localhost', 200],
  ['GET', 'http://localhost/nowhere', 'localhost', 404],
  ['GET', 'http://localhost:8080/about', 'localhost', 404],
  ['GET', 'http://elsewhere.example/about', 'localhost', 404],
  ['GET', 'http://elsewhere.example/api/groups', 'localhost', 404],
  ['GET', 'http://localhost@elsewhere.example/about', 'localhost', 404],
  ['GET', 'http://user@localhost/about', 'localhost', 404],
  ['GET', 'http:///about', 'localhost', 404],
])('%s %s, sent to %s, is answered with %i', async (method, target, host, status) => {
  const { port } = await startTarget();

  const answer = await exchange(port, `${method} ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);

  expect(statusesIn(answer)).toEqual([status]);
});

test('whoever closes their side after a whole request gets the answer, however long it takes', async () => {
  const { port, request } = await startTarget();
  const office = 'x-office: 1';
  const signIn = JSON.stringify({ email: 'nobody@company.example', password: 'no such password' });
  const slow = request('POST /api/office/session HTTP/1.1', [json, office, `content-length: ${signIn.length}`], signIn);
  const close = { halfClose: true };

  const cold = 'GET /services HTTP/1.1\r\nhost: localhost\r\n\r\n';
  expect(statusesIn(await exchange(port, slow, close))).toEqual([401]);
  expect(statusesIn(await exchange(port, request(post, [json, `content-length: ${body.length}`], body), close))).toEqual([201]);
  expect(statusesIn(await exchange(port, Buffer.concat([Buffer.from(cold), slow]), close))).toEqual([404, 401]);
});
