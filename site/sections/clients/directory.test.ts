import { expect, test } from 'vitest';
import type { Client } from '#contract/client';
import { clientTabs } from '#contract/client-tabs';
import { locales } from '#contract/locales';
import { clientCategories } from '#contract/services';
import { directoryPage, pageSize } from './directory-page.ts';
import { directoryPlace, directoryUrl } from './directory-url.ts';

const client = (number: number): Client => ({
  _id: String(number),
  name: `Client ${number}`,
  logo: '/logo.svg',
  category: clientCategories[number % clientCategories.length] ?? 'Banks',
  services: [],
  isPrivateWork: false,
  comingSoon: false,
});
const manyClients = Array.from({ length: 5_000 }, (_, number) => client(number));

test('each tab shows the clients of its stored category and nobody else', () => {
  for (const { slug, category } of clientTabs) {
    const { items, total } = directoryPage(manyClients, { tab: slug, page: 1 });
    expect(total).toBe(category ? manyClients.filter((one) => one.category === category).length : manyClients.length);
    expect(items.every((one) => category === undefined || one.category === category)).toBe(true);
    expect(items.length).toBeLessThanOrEqual(pageSize);
  }
});

test('a place survives its URL, and an invalid URL shows all clients', () => {
  for (const place of [
    { tab: 'all', page: 1 },
    { tab: 'banks', page: 1 },
    { tab: 'retail', page: 3 },
  ] as const)
    for (const locale of locales)
      expect(directoryPlace(new URL(directoryUrl(place, locale), 'http://site.test').searchParams)).toEqual(place);
  expect(directoryUrl({ tab: 'banks', page: 2 }, 'ar')).toBe('/ar/clients?category=banks&page=2');
  expect(directoryPlace(new URLSearchParams('category=nonsense&page=x'))).toEqual({ tab: 'all', page: 1 });
});
