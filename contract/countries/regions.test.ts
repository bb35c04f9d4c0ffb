import { expect, test } from 'vitest';
import { callingCodeOf, callingCodes } from './calling-codes.ts';
import { regionOf } from './regions.ts';

test.each([
  ['Jordan', 'JO'],
  [' الأردن ', 'JO'],
  ['اردن', 'JO'],
  ['jo', 'JO'],
  ['KSA', 'SA'],
  ['السعودية', 'SA'],
  ['المملكة العربية السعودية', 'SA'],
  ['الإمارات', 'AE'],
  ['U.A.E.', 'AE'],
  ['Palestine', 'PS'],
  ['فلسطين', 'PS'],
  ['England', 'GB'],
])('%s is %s', (name, region) => {
  expect(regionOf(name)).toBe(region);
});

test('what is no name of a country is none', () => {
  for (const name of ['', '…', 'nowhere', 'Amman', 'united']) expect(regionOf(name)).toBeUndefined();
});

test('no calling code is the beginning of another one, and each is found again', () => {
  for (const code of callingCodes.values()) expect(callingCodeOf(`${code}123456`)).toBe(code);
});
