import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantileHours } from './quantiles.ts';

const measuredOf = (minutes: readonly number[]) =>
  [...Map.groupBy(minutes, (one) => one)]
    .map(([one, all]) => ({ minutes: one, total: all.length }))
    .sort((one, other) => one.minutes - other.minutes);

test('the median is the one in the middle, or the mean of both; of nothing there is none', () => {
  expect(quantileHours(measuredOf([60, 600, 120]), 0.5)).toBe(2);
  expect(quantileHours(measuredOf([60, 120, 180, 6_000]), 0.5)).toBe(2.5);
  expect(quantileHours(measuredOf(Array.from({ length: 11 }, (_, index) => index * 60)), 0.9)).toBe(9);
  expect(quantileHours([], 0.5)).toBeNull();
});

test('however often each value was measured, it is that of all of them in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 60 }), fc.constantFrom(0.5, 0.9), (minutes, share) => {
      const sorted = minutes.toSorted((one, other) => one - other);
      const place = (sorted.length - 1) * share;
      const [lower = 0, upper = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
      expect(quantileHours(measuredOf(minutes), share)).toBeCloseTo((lower + (upper - lower) * (place % 1)) / 60);
    }),
  );
});
