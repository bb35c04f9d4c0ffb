import { expect, test } from 'vitest';
import { countryName } from './country-name.ts';

test('a country is named in the language of the reader; one in that language, and what is no country, stays as it was typed', () => {
  expect([countryName('Kuwait', 'ar'), countryName('السعودية', 'en'), countryName('palestine', 'ar')]).toEqual([
    'الكويت',
    'Saudi Arabia',
    'فلسطين',
  ]);
  expect([countryName('UAE', 'en'), countryName('الاردن', 'ar'), countryName('Narnia', 'ar'), countryName('', 'ar')]).toEqual([
    'UAE',
    'الاردن',
    'Narnia',
    '',
  ]);
});
