import { expect, test } from 'vitest';
import { pageUrl } from './page-url.ts';

test('only the query parameters that the page reads are kept, in one order', () => {
  expect(pageUrl('/clients?page=2&utm_source=mail&category=banks')).toBe('/clients?category=banks&page=2');
  expect(pageUrl('/clients?category=')).toBe('/clients');
  expect(pageUrl('/contact?category=banks')).toBe('/contact');
  expect(pageUrl('/careers?job=a%26b#top')).toBe('/careers?job=a%26b%23top');
});

test('a path that could be taken for another host stays a path', () => {
  expect(pageUrl('//evil.example/clients?category=banks')).toBe('//evil.example/clients');
});
