import { expect, test } from 'vitest';
import { momentOf, wallTimeOf } from './wall-time.ts';

test.each([
  ['2026-11-22T09:40', 'Asia/Amman', '2026-11-22T06:40:00.000Z'],
  ['2026-07-01T00:00', 'Europe/Berlin', '2026-06-30T22:00:00.000Z'],
  // The clocks have just changed.
  ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T03:30', 'Europe/Berlin', '2026-10-25T02:30:00.000Z'],
  ['2026-01-01T12:00', 'America/New_York', '2026-01-01T17:00:00.000Z'],
])('%s in %s is %s, and back', (wallTime, timeZone, moment) => {
  expect(momentOf(wallTime, timeZone)).toBe(moment);
  expect(wallTimeOf(moment, timeZone)).toBe(wallTime);
});

test('what is no day and time is no moment', () => {
  expect(momentOf('', 'Asia/Amman')).toBeUndefined();
  expect(momentOf('tomorrow', 'Asia/Amman')).toBeUndefined();
});
