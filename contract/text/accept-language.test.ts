import { expect, test } from 'vitest';
import { preferredLocale } from './accept-language.ts';

test.each([
  ['ar', 'ar'],
  ['ar-JO,ar;q=0.9,en;q=0.8', 'ar'],
  ['AR-jo', 'ar'],
  ['ar-u-nu-latn', 'ar'],
  ['en-GB, ar;q=0.9', 'en'],
  ['ar;q=0.5, en;q=0.7', 'en'],
  ['fr-FR, fr;q=0.9, ar;q=0.1', 'ar'],
  ['ar, en', 'ar'],
  ['en, ar', 'en'],
  ['en ; q=0.2 , ar ; q=0.3', 'ar'],
  ['ar;q=0.4, ar-JO;q=0.9, en;q=0.6', 'ar'],
  ['ar, *', 'ar'],
  ['*, ar;q=0.5', 'en'],
  ['en;q=0, *', 'ar'],
  ['ar;q=0', 'en'],
  ['fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  ['arabic', 'en'],
  ['ar;q=2', 'en'],
  ['ar;q=high', 'en'],
  ['"; drop table', 'en'],
] as const)('the header %j asks for %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});

test('a header as long as a request may have is read in no time', () => {
  const started = performance.now();
  for (const part of ['ar-', 'ar;q=', ' ', 'ar,', 'a-a-', ';q=0.1 ']) preferredLocale(part.repeat(16_384 / part.length));
  expect(performance.now() - started).toBeLessThan(100);
});
