import { expect, test } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';

test('every response has the security headers', async () => {
  const { app } = await startTestServer();
  for (const url of [
    '/about',
    '/',
    '/nowhere',
    '/broken',
    '/films/hero.mp4',
    '/api/groups',
    '/api/nowhere',
    '/healthz',
    '/about/',
    '/a%',
  ]) {
    const { headers } = await app.inject(url);
    expect([url, headers]).toEqual([
      url,
      expect.objectContaining({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'credentialless',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'permissions-policy': expect.stringContaining('camera=()'),
      }),
    ]);
  }
});

test('subdomains have to use https only with the setting', async () => {
  const { app } = await startTestServer({ HSTS_SUBDOMAINS: 'on' });
  expect((await app.inject('/about')).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('a site on another host may embed the uploads and nothing else', async () => {
  const { app } = await startTestServer();
  const policyOf = async (url: string) => (await app.inject(url)).headers['cross-origin-resource-policy'];
  expect([await policyOf('/uploads/logo.svg'), await policyOf('/about'), await policyOf('/api/groups')]).toEqual([
    'cross-origin',
    'same-origin',
    'same-origin',
  ]);
});

test('every response has a content type, and text a character encoding', async () => {
  const { app } = await startTestServer();
  const types = Object.fromEntries(
    await Promise.all(
      ['/about', '/', '/nowhere', '/_astro/app.js', '/films/hero.mp4', '/api/groups', '/api/nowhere', '/healthz', '/metrics'].map(
        async (url) => [url, (await app.inject(url)).headers['content-type']],
      ),
    ),
  );
  expect(types).toEqual({
    '/about': 'text/html; charset=utf-8',
    '/': 'text/html; charset=utf-8',
    '/nowhere': 'text/html; charset=utf-8',
    '/_astro/app.js': 'text/javascript',
    '/films/hero.mp4': 'video/mp4',
    '/api/groups': 'application/json; charset=utf-8',
    '/api/nowhere': 'application/json; charset=utf-8',
    '/healthz': 'application/json; charset=utf-8',
    '/metrics': expect.stringContaining('charset=utf-8'),
  });
});
