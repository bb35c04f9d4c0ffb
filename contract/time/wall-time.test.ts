import { expect, onTestFinished, test, vi } from 'vitest';
import { wallTimeIn } from './wall-time.ts';

test.each([
  ['2026-11-25T22:30:00Z', 'Asia/Amman', { day: '2026-11-26', time: '01:30' }],
  ['2026-01-01T04:05:00Z', 'America/New_York', { day: '2025-12-31', time: '23:05' }],
  ['2026-07-01T22:00:00Z', 'Europe/Berlin', { day: '2026-07-02', time: '00:00' }],
  ['0033-04-03T12:00:00Z', 'UTC', { day: '0033-04-03', time: '12:00' }],
])('%s in %s', (moment, timeZone, expected) => {
  expect(wallTimeIn(timeZone)(new Date(moment))).toEqual(expected);
});

test('an engine that writes the parts of a date in another order, or without their zeros, changes nothing', () => {
  const inOrder = Intl.DateTimeFormat.prototype.formatToParts;
  const parts = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(function (this: Intl.DateTimeFormat, date) {
    return inOrder
      .call(this, date)
      .map((part) => ({ ...part, value: part.value.replace(/^0/, '') }))
      .reverse();
  });
  onTestFinished(() => parts.mockRestore());
  expect(wallTimeIn('Asia/Amman')(new Date('2026-01-05T05:07:00Z'))).toEqual({ day: '2026-01-05', time: '08:07' });
});
