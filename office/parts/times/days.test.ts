import { expect, test } from 'vitest';
import { middayOf } from './days.ts';

test.each([
  ['2026-11-22', 'Asia/Amman', '2026-11-22T09:00:00.000Z'],
  ['2026-07-01', 'Europe/Lisbon', '2026-07-01T11:00:00.000Z'],
  ['2026-01-01', 'UTC', '2026-01-01T12:00:00.000Z'],
  // What a field for days says while a year is being typed.
  ['0002-12-31', 'Asia/Amman', '0002-12-31T09:37:00.000Z'],
])('midday of %s in %s is %s', (day, zone, moment) => {
  expect(middayOf(day, zone)).toBe(moment);
});
