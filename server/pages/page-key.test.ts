import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

test('only the query parameters that the page reads are kept, in one order', () => {
  expect(pageKey('/clients?page=2&utm_source=mail&category=banks')).toBe('/clients?category=banks&page=2');
  expect(pageKey('/ar/clients?page=2&utm_source=mail')).toBe('/ar/clients?page=2');
  expect(pageKey('/clients?category=')).toBe('/clients');
  expect(pageKey('/contact?category=banks')).toBe('/contact');
  expect(pageKey('/careers?job=a%26b#top')).toBe('/careers?job=a%26b%23top');
  expect(pageKey('/ar/contact?line2=&line1=a+shop&about=ai&email=x')).toBe('/ar/contact?about=ai&line1=a+shop');
});

test('a path that could be taken for another host stays a path', () => {
  expect(pageKey('//evil.example/clients?category=banks')).toBe('//evil.example/clients');
});
