import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { decideNamedReview } from '#api/services/office/reviews';
import { inTransaction } from '#api/store/work';
import { addOpenJob } from '#api/testing/test-api';
import { messages } from '#content/ar/messages';
import { createServer } from '../create-server.ts';
import { createLogger } from '../operations/logger.ts';
import { pageCsp, testSite } from '../testing/built-site.ts';
import { reviewForm } from '../testing/forms.ts';
import { startTestServer } from '../testing/test-server.ts';

const html = { accept: 'text/html' };

test('a page is in the language of its URL, whatever the browser prefers, and compressed with its own policy', async () => {
  const { app } = await startTestServer();
  const headers = { 'accept-encoding': 'br', 'accept-language': 'en' };

  const [arabic, english] = [
    await app.inject({ url: '/ar/about', headers }),
    await app.inject({ url: '/about', headers: { ...headers, 'accept-language': 'ar' } }),
  ];

  expect([arabic, english].map(({ rawPayload }) => brotliDecompressSync(rawPayload).toString())).toEqual([
    '<h1>من نحن</h1>',
    '<h1>About</h1>',
  ]);
  expect(arabic.headers).toMatchObject({ 'content-security-policy': pageCsp, vary: 'accept-encoding' });
  expect((await app.inject('/ar')).body).toContain('<h1>الرئيسية</h1>');
});

test.each([
  ['/ar/', '/ar'],
  ['/ar/?from=mail', '/ar?from=mail'],
  ['/ar/about/', '/ar/about'],
])('%s leads to %s by a permanent redirect', async (url, location) => {
  const { app } = await startTestServer();
  const response = await app.inject(url);
  expect([response.statusCode, response.headers.location]).toEqual([308, location]);
});

test.each(['/ar/nowhere', '/ar/404', '/ar/500', '/ar/ar', '/ar/en', '/ar//about', '/ar/a%', '/ar/client-details/nobody'])(
  '%s gets the Arabic not-found page',
  async (url) => {
    const { app } = await startTestServer();
    const response = await app.inject({ url, headers: html });
    expect([response.statusCode, response.body]).toEqual([404, '<h1>الصفحة غير موجودة</h1>']);
  },
);

test.each(['/en', '/en/about', '/fr/about', '/arabic', '/AR'])('%s gets the English not-found page', async (url) => {
  const { app } = await startTestServer();
  const response = await app.inject({ url, headers: html });
  expect([response.statusCode, response.body]).toEqual([404, '<h1>Page not found</h1>']);
});

test('files have one URL, without a language', async () => {
  const { app } = await startTestServer();
  for (const url of ['/ar/map.svg', '/ar/_astro/app.js', '/ar/films/hero.mp4']) expect((await app.inject(url)).statusCode).toBe(404);
});

test('a page whose rendering fails gets the Arabic error page, and a program the Arabic message', async () => {
  const { app } = await startTestServer();
  const page = await app.inject({ url: '/ar/broken', headers: html });
  expect([page.statusCode, page.body]).toEqual([500, '<h1>حدث خطأ ما</h1>']);
  const program = await app.inject({ url: '/ar/broken', headers: { accept: 'application/json' } });
  expect(program.json()).toEqual({ message: messages['http.serverError'] });
});

test('a method that a page does not take is refused in Arabic', async () => {
  const { app } = await startTestServer();
  const response = await app.inject({ method: 'DELETE', url: '/ar/about' });
  expect([response.statusCode, response.headers.allow, response.json()]).toEqual([
    405,
    'GET, HEAD',
    { message: messages['http.methodNotAllowed'] },
  ]);
});

test('both editions of a page are cached apart, and show a change of data on the very next request', async () => {
  const { app, backend } = await startTestServer();
  const states = async () => [(await app.inject('/')).headers['x-page-cache'], (await app.inject('/ar')).headers['x-page-cache']];
  expect([await states(), await states()]).toEqual([
    ['miss', 'miss'],
    ['hit', 'hit'],
  ]);
  await app.inject(reviewForm({ message: 'Approved at once.' }));
  const [review] = await backend.store.reviews.list();
  await inTransaction(backend.store, { actor: null }, (work) => decideNamedReview(work, review?._id ?? '', 'approved'));
  expect(await states()).toEqual(['miss', 'miss']);
  for (const url of ['/', '/ar']) expect((await app.inject(url)).body).toContain('Approved at once.');
});

test('a page has the data in its language', async () => {
  const { app } = await startTestServer({ DEMO: 'on' });
  expect((await app.inject('/our-group')).body).toContain('<p>Riyadh (demo address)</p>');
  expect((await app.inject('/ar/our-group')).body).toContain('<p>الرياض (عنوان تجريبي)</p>');
});

test('a cached page in Arabic skips Fastify like any other', async () => {
  const { app } = await startTestServer();
  const routing = vi.spyOn(app, 'routing');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const first = await fetch(`${url}/ar/about`);
  routing.mockClear();
  const second = await fetch(`${url}/ar/about?campaign=spring`);
  expect([second.headers.get('x-page-cache'), second.headers.get('content-security-policy'), await second.text()]).toEqual([
    'hit',
    pageCsp,
    await first.text(),
  ]);
  expect(routing).not.toHaveBeenCalled();
});

test('the server warms up pages of every language, and does not start without its error pages', async () => {
  const { backend, settings } = await startTestServer();
  await addOpenJob(backend.store);
  const options = { settings, log: createLogger('silent'), data: backend.data, backend };
  const app = await createServer({ ...options, site: testSite(), pathsToWarm: ['/about', '/ar/about'] });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await vi.waitFor(async () => expect((await app.inject('/ar/about')).headers['x-page-cache']).toBe('hit'), 30_000);
  await app.close();

  const site = testSite();
  const renderPage: typeof site.renderPage = async (request, locals) =>
    locals.locale === 'ar' ? undefined : site.renderPage(request, locals);
  await expect(createServer({ ...options, site: { ...site, renderPage } })).rejects.toThrow('The site has no page for /ar/404');
});
