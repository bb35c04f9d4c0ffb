import { expect, inject, test } from 'vitest';
import { localizedPath, siteLocales } from '#contract/locales';
import { urls } from '#contract/urls';
import { routes } from '../e2e/support/routes.ts';
import { testWithArabic } from './test-with-arabic.ts';

const ask = (path: string) => fetch(inject('siteUrl') + path, { redirect: 'manual' });

test('a thousand URLs that nobody has linked to are redirected or not found, and evict no page', { timeout: 60_000 }, async () => {
  for (const route of routes) await ask(route);
  const madeUp = Array.from({ length: 125 }, (_, number) =>
    siteLocales.flatMap((locale) => [
      localizedPath(`${urls.careers}?job=made-up-${number}`, locale),
      localizedPath(`${urls.careers}?page=${number + 2}`, locale),
      localizedPath(`${urls.clients}?category=made-up-${number}&page=${number}`, locale),
      localizedPath(`${urls.clients}?category=banks&page=${number + 9}`, locale),
    ]),
  ).flat();
  expect(madeUp).toHaveLength(1000);
  for (const url of madeUp) {
    const response = await ask(url);
    expect([url, response.status]).toEqual([url, url.includes('job=') ? 404 : 302]);
    await response.arrayBuffer();
  }
  // Open jobs close by the clock: their page is made anew each minute.
  for (const route of routes.filter((one) => one !== urls.careers))
    expect([route, (await ask(route)).headers.get('x-page-cache')]).toEqual([route, 'hit']);
});

testWithArabic('a query that a page does not know leads to its nearest page', async () => {
  for (const [asked, canonical] of [
    ['/clients?category=nonsense', '/clients'],
    ['/ar/clients?category=banks&page=99', '/ar/clients?category=banks'],
    ['/clients?page=1', '/clients'],
    ['/careers?page=99', '/careers'],
    ['/ar/careers?page=x', '/ar/careers'],
  ] as const) {
    const response = await ask(asked);
    expect([asked, response.status, response.headers.get('location')]).toEqual([asked, 302, canonical]);
  }
});

testWithArabic('a job that is not open is not found, in the words of Careers and in the language asked for', async () => {
  for (const locale of siteLocales) {
    const response = await ask(localizedPath(`${urls.careers}?job=closed-long-ago`, locale));
    const html = await response.text();
    expect([response.status, html.includes('noindex'), html.includes(`lang="${locale}"`)]).toEqual([404, true, true]);
  }
});
