import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestServer } from '#server/testing/test-server';
import { hostileName, hostileText } from './hostile-values.ts';
import { runs, timeout } from './runs.ts';

const paths = [
  '/',
  '/about',
  '/contact',
  '/films/hero.mp4',
  '/api/groups',
  '/groups',
  '/api/clients',
  '/api/careers/open',
  '/uploads',
  '/readyz',
];
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** Malformed URLs, derived from those of the site. */
const hostileUrl = fc.oneof(
  fc.constantFrom(...paths),
  fc.tuple(fc.constantFrom(...paths), hostileText).map(([path, text]) => `${path}/${encoded(text)}`),
  fc
    .tuple(fc.constantFrom(...paths), fc.oneof(hostileName, fc.constantFrom('country', 'showOnHome', 'tab')), hostileText)
    .map(([path, name, value]) => `${path}?${encoded(name)}=${encoded(value)}`),
  fc
    .tuple(fc.constantFrom(...paths), fc.constantFrom('%', '%zz', '%c3%28', '?%', '#', '//', '\\', '/..;/', '/%2e%2e/', '?a[]=1&a[]=2'))
    .map(([path, end]) => path + end),
);

/** Headers that the server reads for a GET request. */
const hostileHeaders = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'range',
    'if-range',
    'if-none-match',
    'cookie',
    'host',
    'x-forwarded-for',
    'x-forwarded-proto',
    'origin',
    'sec-fetch-site',
    'authorization',
  ),
  fc.oneof(
    fc.constantFrom(
      '',
      ',',
      ';;;',
      'br;q=x',
      '*;q=0',
      'bytes=-',
      'bytes=9-1',
      `bytes=${'9'.repeat(400)}-`,
      'bytes=0-0,1-1',
      '"',
      'W/"',
      'null',
      '::1%eth0',
      '999.1.1.1',
      'x'.repeat(8_000),
    ),
    // The characters that Node accepts in a header value.
    fc.stringMatching(/^[\x20-\x7e\x80-\xff]{0,60}$/),
  ),
);

test(
  'any URL with any headers gets a response, and never a server error',
  async () => {
    const { app } = await startTestServer({ TRUST_PROXY: 'loopback', LOG_LEVEL: 'fatal' });
    const statuses = new Set<number>();

    await fc.assert(
      fc.asyncProperty(fc.constantFrom('GET', 'HEAD'), hostileUrl, hostileHeaders, async (method, url, headers) => {
        // `inject` requires a URL that can be parsed; raw-requests.test.ts sends others.
        fc.pre(URL.canParse(url, 'http://localhost'));
        const response = await app.inject({ method: method as 'GET', url, headers });
        statuses.add(response.statusCode);
        expect([200, 206, 304, 308, 400, 403, 404, 405, 416, 422]).toContain(response.statusCode);
        expect(response.headers['x-content-type-options']).toBe('nosniff');
        if (response.statusCode === 308) expect(response.headers.location).toMatch(/^\/(?![/\\])/);
      }),
      { ...runs, numRuns: runs.numRuns * 2 },
    );

    expect(statuses).toContain(404);
  },
  timeout,
);
