import { expect, test } from 'vitest';
import { localTime } from './local-time.ts';

const noon = new Date('2026-11-22T12:00:00Z');

test('a country with one time has it, in English and in Arabic', () => {
  expect(localTime('Jordan', 'en-GB', noon)).toBe('15:00');
  expect(localTime(' الأردن ', 'ar-JO-u-nu-latn', noon)).toBe('15:00');
});

test('a country with several times and a name of none have no time', () => {
  expect(localTime('United States', 'en-GB', noon)).toBeUndefined();
  expect(localTime('somewhere', 'en-GB', noon)).toBeUndefined();
});
