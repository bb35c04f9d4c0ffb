import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Discount, type Summed, sumOffer } from './sum-offer.ts';

const line = fc.record({ quantity: fc.integer({ min: 1, max: 1_000_000_000 }), price: fc.integer({ min: 0, max: 1_000_000 }) });
const discount: fc.Arbitrary<Discount> = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 10_000 }) }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 0, max: 1_000_000_000_000 }) }),
);
const offer: fc.Arbitrary<Summed> = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 100 }),
  discount,
  taxRate: fc.integer({ min: 0, max: 10_000 }),
});

test('every amount is an integer, and none is below zero', () => {
  fc.assert(
    fc.property(offer, (summed) => {
      const { lines, ...sums } = sumOffer(summed);
      for (const amount of [...lines, ...Object.values(sums)]) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
    }),
  );
});

test('the sum is that of the lines, and the total is what is left of it with the tax', () => {
  fc.assert(
    fc.property(offer, (summed) => {
      const sums = sumOffer(summed);
      expect(sums.lines.reduce((sum, amount) => sum + amount, 0)).toBe(sums.sum);
      expect(sums.sum - sums.discount).toBe(sums.net);
      expect(sums.net + sums.tax).toBe(sums.total);
    }),
  );
});

test('a discount is never more than the sum', () => {
  fc.assert(
    fc.property(offer, (summed) => {
      const { discount: off, sum } = sumOffer(summed);
      expect(off).toBeLessThanOrEqual(sum);
    }),
  );
});

test('line, discount and tax are off by half of the smallest unit at most', () => {
  const isNear = (rounded: number, numerator: bigint, divisor: bigint) => {
    const twice = 2n * (BigInt(rounded) * divisor - numerator);
    expect(twice > -divisor && twice <= divisor).toBe(true);
  };
  fc.assert(
    fc.property(offer, (summed) => {
      const sums = sumOffer(summed);
      summed.lines.forEach(({ quantity, price }, index) => {
        isNear(sums.lines[index] ?? 0, BigInt(quantity) * BigInt(price), 1_000n);
      });
      if (summed.discount?.kind === 'percent') isNear(sums.discount, BigInt(sums.sum) * BigInt(summed.discount.percent), 10_000n);
      isNear(sums.tax, BigInt(sums.net) * BigInt(summed.taxRate), 10_000n);
    }),
  );
});

test('the order of the lines does not matter', () => {
  fc.assert(
    fc.property(offer, fc.infiniteStream(fc.nat()), (summed, keys) => {
      const shuffled = summed.lines.map((entry) => ({ entry, key: keys.next().value ?? 0 })).toSorted((one, other) => one.key - other.key);
      const { lines: _, ...sums } = sumOffer(summed);
      const { lines: __, ...others } = sumOffer({ ...summed, lines: shuffled.map(({ entry }) => entry) });
      expect(others).toEqual(sums);
    }),
  );
});

test.each([
  ['half away from zero: 2.5 units at 0.001', [{ quantity: 2_500, price: 1 }], null, 0, { sum: 3, tax: 0, total: 3 }],
  ['16 % of 0.003', [{ quantity: 1_000, price: 3 }], null, 1_600, { sum: 3, tax: 0, total: 3 }],
  ['16 % of 1,234.567', [{ quantity: 1_000, price: 1_234_567 }], null, 1_600, { tax: 197_531, total: 1_432_098 }],
  [
    '10 % off 99.999, then 16 %',
    [{ quantity: 3_000, price: 33_333 }],
    { kind: 'percent', percent: 1_000 },
    1_600,
    { discount: 10_000, net: 89_999, tax: 14_400, total: 104_399 },
  ],
  [
    'more off than there is',
    [{ quantity: 1_000, price: 500 }],
    { kind: 'amount', amount: 900 },
    1_600,
    { discount: 500, net: 0, tax: 0, total: 0 },
  ],
] as const)('%s', (_name, lines, off, taxRate, expected) => {
  expect(sumOffer({ lines, discount: off, taxRate })).toMatchObject(expected);
});
