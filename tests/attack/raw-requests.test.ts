import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { application, multipart, multipartType, pdf, quote } from '#api/testing/forms';
import { addCareer } from '#api/testing/test-api';
import { apiPaths, tokenCookie, tokenHeader } from '#contract/api-paths';
import { startTestServer } from '#server/testing/test-server';
import { exchange, listen, statusesIn } from './raw-connection.ts';

async function startTarget() {
  const server = await startTestServer();
  const { store, issueToken } = server.backend;
  const careerId = await addCareer(store);
  const token = issueToken();
  const trusted = ['host: localhost', 'sec-fetch-site: same-origin', `cookie: ${tokenCookie}=${token}`, `${tokenHeader}: ${token}`];
  const port = await listen(server.app);
  return {
    port,
    application: multipart(application(careerId, { resume: pdf(20_000) })),
    /** A request with the headers of our own page, and others as they are written. */
    request: (line: string, headers: string[], body: string | Buffer = '') =>
      Buffer.concat([Buffer.from(`${[line, ...trusted, ...headers].join('\r\n')}\r\n\r\n`, 'latin1'), Buffer.from(body)]),
    async expectNothingStored() {
      expect(await store.quotes.list()).toEqual([]);
      expect(await store.applicants.list()).toEqual([]);
      await expect.poll(() => readdir(join(server.settings.dataDir, 'files', 'resumes')), { timeout: 10_000 }).toEqual([]);
      expect(statusesIn(await exchange(port, 'GET /about HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'))).toEqual([200]);
    },
  };
}

const post = `POST ${apiPaths.quotes} HTTP/1.1`;
const upload = `POST ${apiPaths.applicants} HTTP/1.1`;
const json = 'content-type: application/json';
const body = JSON.stringify(quote());

describe('bytes that are no proper request', () => {
  test.each<[string, string, string[], string]>([
    ['a body shorter than it says', post, [json, `content-length: ${body.length + 10}`], body],
    ['a length below nothing', post, [json, 'content-length: -5'], body],
    ['a length that is no number', post, [json, 'content-length: 1e3'], body],
    ['two different lengths', post, [json, 'content-length: 5', `content-length: ${body.length}`], body],
    ['a length and chunks', post, [json, 'transfer-encoding: chunked', `content-length: ${body.length}`], `5\r\n${body}`],
    ['a chunk whose size is no number', post, [json, 'transfer-encoding: chunked'], `zz\r\n${body}\r\n0\r\n\r\n`],
    ['a chunk larger than memory', post, [json, 'transfer-encoding: chunked'], `ffffffffffffffff\r\n${body}`],
    ['chunks without an end', post, [json, 'transfer-encoding: chunked'], `${body.length.toString(16)}\r\n${body}\r\n`],
    ['an encoding that is none', post, [json, 'transfer-encoding: chunked, identity'], `0\r\n\r\n`],
    ['an encoding behind a blank', post, [json, 'transfer-encoding : chunked'], `0\r\n\r\n`],
    ['a header with a NUL', post, [json, 'x-a: \0', `content-length: ${body.length}`], body],
    ['a header over two lines', post, [json, 'x-a: b\r\n c', `content-length: ${body.length}`], body],
    ['a header of 20 KiB', post, [json, `x-a: ${'x'.repeat(20_480)}`, `content-length: ${body.length}`], body],
    ['ten thousand headers', post, [json, ...Array<string>(10_000).fill('x: y'), `content-length: ${body.length}`], body],
    ['a second Host', post, [json, 'host: elsewhere.example', `content-length: ${body.length}`], body],
    ['a method of nobody', `FLY ${apiPaths.quotes} HTTP/1.1`, [json], ''],
    ['a version of nobody', `POST ${apiPaths.quotes} HTTP/9.9`, [json, `content-length: ${body.length}`], body],
    ['a path with a NUL', 'POST /api/quo\0tes HTTP/1.1', [json, `content-length: ${body.length}`], body],
    ['another program’s protocol', '\u0016\u0003\u0001\u0002', [], ''],
  ])('%s ends with a refusal, and the next visitor is served', async (_case, line, headers, content) => {
    const { port, request, expectNothingStored } = await startTarget();

    const answers = statusesIn(await exchange(port, request(line, headers, content), { ends: true }));

    expect(answers.every((status) => status >= 400 && status < 500)).toBe(true);
    await expectNothingStored();
  });

  test('an upload shorter than it says, or cut off between its parts, leaves no file', async () => {
    const { port, request, application: whole, expectNothingStored } = await startTarget();
    const type = `content-type: ${multipartType}`;

    for (const end of [0, 60, 300, 700, whole.length - 30]) {
      const cut = whole.subarray(0, end);
      for (const length of [whole.length, end])
        expect(statusesIn(await exchange(port, request(upload, [type, `content-length: ${length}`], cut), { ends: true }))).not.toContain(
          201,
        );
    }

    await expectNothingStored();
  });

  test('an upload that lacks its very last byte has not arrived', async () => {
    const { port, request, application: whole, expectNothingStored } = await startTarget();
    const headers = [`content-type: ${multipartType}`, `content-length: ${whole.length}`];

    await exchange(port, request(upload, headers, whole.subarray(0, -1)), { ends: true });

    await expectNothingStored();
  });

  test('a second request hidden in the body of the first is a body', async () => {
    const { port, request, expectNothingStored } = await startTarget();
    const hidden = request(post, [json, `content-length: ${body.length}`], body).toString();

    const answers = await exchange(port, request(post, [json, 'connection: close', `content-length: ${hidden.length}`], hidden));

    expect(statusesIn(answers)).toEqual([400]);
    await expectNothingStored();
  });
});

test.each(['TRACE', 'CONNECT', 'PROPFIND', 'FLY'])('%s does nothing and gives nothing back', async (method) => {
  const { port } = await startTarget();

  const answer = await exchange(port, `${method} /about HTTP/1.1\r\nhost: localhost\r\ncookie: secret=1\r\nconnection: close\r\n\r\n`);

  expect(statusesIn(answer).every((status) => status >= 400 && status < 500)).toBe(true);
  expect(answer).not.toContain('secret=1');
});

test('an address that names another host, or climbs out of the site, leads nowhere', async () => {
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
    const answer = await exchange(port, `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    expect([path, statusesIn(answer)]).toEqual([path, [404]]);
    expect(answer).not.toMatch(/location:|root:|SQLite format/i);
  }
});
