import { expect, test } from 'vitest';
import { completedCountry, countryNames } from './country-options.tsx';

test('every country is proposed in both languages, by the name that customers know it by', () => {
  expect(countryNames('en')).toEqual(expect.arrayContaining(['Jordan', 'Palestine']));
  expect(countryNames('ar')).toEqual(expect.arrayContaining(['الأردن', 'فلسطين']));
  expect(countryNames('ar').filter((name) => /[a-z]/i.test(name))).toEqual([]);
});

test.each([
  ['jor', 'Jordan'],
  ['Jordan', 'Jordan'],
  ['UAE', 'UAE'],
  ['سعود', 'سعود'],
  ['Ira', 'Ira'],
  ['the moon', 'the moon'],
  ['', ''],
])('%j is completed to %j', (typed, country) => {
  expect(completedCountry(typed, 'en')).toBe(country);
});
