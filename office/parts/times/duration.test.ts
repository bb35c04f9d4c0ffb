import { expect, test } from 'vitest';
import { figuresOf } from './duration.ts';

const hours = (count: number) => count * 3_600_000;
const shown = (ms: number) => figuresOf(ms).map(({ unit, count }) => `${count} ${unit}`);

test('the longer it is, the less exactly it is said', () => {
  expect(shown(30_000)).toEqual([]);
  expect(shown(40 * 60_000)).toEqual(['40 minutes']);
  expect(shown(hours(5.5))).toEqual(['5 hours']);
  expect(shown(hours(74))).toEqual(['3 days', '2 hours']);
  expect(shown(hours(24))).toEqual(['1 days']);
  expect(shown(hours(200))).toEqual(['8 days']);
});
