import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyDecimals, formatDecimal, formatShort, parseDecimal } from './money.ts';

test('a currency has its own decimals', () => {
  expect(['JOD', 'USD', 'EUR', 'JPY', 'KWD'].map(currencyDecimals)).toEqual([3, 2, 2, 0, 3]);
});

test('what is written is read again as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), fc.integer({ min: 0, max: 4 }), (amount, decimals) => {
      expect(parseDecimal(formatDecimal(amount, decimals), decimals)).toBe(amount);
      expect(parseDecimal(formatShort(amount, decimals), decimals)).toBe(amount);
    }),
  );
});

test.each([
  [1_234_500, 3, '1,234.500'],
  [5, 3, '0.005'],
  [-1_200, 3, '−1.200'],
  [1_234, 0, '1,234'],
  [100, 2, '1.00'],
])('%i with %i decimals is %s', (amount, decimals, written) => {
  expect(formatDecimal(amount, decimals)).toBe(written);
});

test.each([
  ['1,234.5', 3, 1_234_500],
  ['١٬٢٣٤٫٥', 3, 1_234_500],
  ['۱۲٫۵', 2, 1_250],
  ['12,5', 2, 1_250],
  ['1,500', 3, 1_500_000],
  ["1'234", 0, 1_234],
  [' 7 ', 2, 700],
  ['.5', 3, 500],
  ['5.', 3, 5_000],
  ['1.500000', 3, 1_500],
])('%s is read as %i decimals: %i', (typed, decimals, amount) => {
  expect(parseDecimal(typed, decimals)).toBe(amount);
});

test.each([
  ['0.0005', 3],
  ['-3', 2],
  ['12 JOD', 3],
  ['', 2],
  ['.', 2],
  ['1.2.3', 2],
  ['1e3', 2],
  ['99999999999999999999', 0],
])('%s with %i decimals is no amount', (typed, decimals) => {
  expect(parseDecimal(typed, decimals)).toBeUndefined();
});
