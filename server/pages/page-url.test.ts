import { expect, test } from 'vitest';
import { pageAddress } from './page-url.ts';

test('of a query only what the page reads is kept, in one order', () => {
  expect(pageAddress('/clients?page=2&utm_source=mail&category=banks')).toBe('/clients?category=banks&page=2');
  expect(pageAddress('/clients?category=')).toBe('/clients');
  expect(pageAddress('/contact?category=banks')).toBe('/contact');
  expect(pageAddress('/careers?job=a%26b#top')).toBe('/careers?job=a%26b%23top');
});

test('a path that could be taken for another host stays a path', () => {
  expect(pageAddress('//evil.example/clients?category=banks')).toBe('//evil.example/clients');
});
