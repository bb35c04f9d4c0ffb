import { expect, test } from 'vitest';
import { internationalNumber, phoneDigits, regionOfNumber } from './phone-number.ts';

test.each([
  ['+962 79 452 3618', undefined, '+962794523618'],
  ['00962-79-452-3618', undefined, '+962794523618'],
  ['962794523618', 'JO', '+962794523618'],
  ['079 452 3618', 'JO', '+962794523618'],
  ['٠٧٩ ٤٥٢ ٣٦١٨', 'JO', '+962794523618'],
  ['79 452 3618', 'JO', '+962794523618'],
  ['+962 (0)79 452 3618', undefined, '+962794523618'],
  ['+962 079 452 3618', undefined, '+962794523618'],
  ['020 7946 0958', 'GB', '+442079460958'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['8 (812) 123-45-67', 'RU', '+78121234567'],
  ['+7 812 123 45 67', undefined, '+78121234567'],
  ['1 212 555 0100', 'US', '+12125550100'],
  ['212 555 0100', 'US', '+12125550100'],
  ['06 1 234 5678', 'HU', '+3612345678'],
  ['5000 1234', 'KW', '+96550001234'],
])('%s, from %s, is %s', (written, region, expected) => {
  expect(internationalNumber(written, region)).toBe(expected);
});

test.each([
  ['079 452 3618', undefined],
  ['', 'JO'],
  ['call me', 'JO'],
  ['+999 123 4567', 'JO'],
  ['+962 79', 'JO'],
  ['+962 79 452 3618 79 452 3618', undefined],
])('%s, from %s, is no international number', (written, region) => {
  expect(internationalNumber(written, region)).toBeUndefined();
});

test('a number whose country is not known has the digits that were written', () => {
  expect(phoneDigits('079-452', undefined)).toEqual({ national: '079452' });
});

test.each([
  ['+962 79 452 3618', 'JO', 'JO'],
  ['079 452 3618', 'JO', 'JO'],
  ['+971 50 123 4567', 'JO', 'AE'],
  ['+1 212 555 0100', 'JO', undefined],
  ['079', 'JO', undefined],
  ['', 'JO', undefined],
])('the country of %j dialled in %s is %s', (written, home, region) => {
  expect(regionOfNumber(written, home)).toBe(region);
});
