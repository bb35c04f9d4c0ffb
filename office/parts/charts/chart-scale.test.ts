import { expect, test } from 'vitest';
import { linePath, roundTicks, stackLayers } from './chart-scale.ts';

test('a scale starts at zero and has round numbers', () => {
  expect(roundTicks(26)).toEqual([0, 10, 20]);
  expect(roundTicks(6)).toEqual([0, 2, 4, 6]);
  expect(roundTicks(2)).toEqual([0, 1, 2]);
  expect(roundTicks(1)).toEqual([0, 1]);
  expect(roundTicks(0)).toEqual([0]);
  expect(roundTicks(1240)).toEqual([0, 500, 1000]);
});

test('a scale never has more lines than there is room for', () => {
  for (let max = 1; max < 3000; max += 1) expect(roundTicks(max).length).toBeLessThanOrEqual(4);
});

test('layers stand on each other, and nothing is no layer', () => {
  const parts = [
    { kind: 'quote', count: 3 },
    { kind: 'application', count: 0 },
    { kind: 'review', count: 1 },
  ];

  expect(stackLayers(parts, 10, 100)).toEqual([
    { kind: 'quote', y: 70, height: 30 },
    { kind: 'review', y: 60, height: 10 },
  ]);
});

test('a line is interrupted where there is no value', () => {
  expect(linePath([{ x: 0, y: 1 }, { x: 1, y: 2 }, null, { x: 3, y: 4 }, { x: 4, y: 5 }])).toBe('M0.0 1.0L1.0 2.0M3.0 4.0L4.0 5.0');
  expect(linePath([null, null])).toBe('');
});
