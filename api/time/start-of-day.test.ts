import { expect, test } from 'vitest';
import { brand } from '#brand';
import { dayLater } from '#contract/hours/hours-exceptions';
import { calendarDay, startOfDay } from './company-time.ts';

test('a day begins at midnight where the company is', () => {
  const start = new Date(startOfDay('2026-03-27'));
  expect([calendarDay(start), calendarDay(new Date(start.getTime() - 1))]).toEqual(['2026-03-27', '2026-03-26']);
});

// Until 2022 the clocks of Jordan changed at midnight.
test.runIf(brand.timeZone === 'Asia/Amman')('where the clocks change at midnight a day begins when it first shows', () => {
  expect(startOfDay('2021-03-26')).toBe('2021-03-25T22:00:00.000Z');
  expect(startOfDay('2021-10-29')).toBe('2021-10-28T21:00:00.000Z');
});

test('days follow each other without gap or overlap, for years', () => {
  for (let day = '2020-01-01'; day < '2024-01-01'; day = dayLater(day, 1)) {
    const [start, end] = [startOfDay(day), startOfDay(dayLater(day, 1))].map((moment) => Date.parse(moment));
    const hours = ((end ?? 0) - (start ?? 0)) / 3_600_000;
    expect([day, hours >= 23 && hours <= 25]).toEqual([day, true]);
  }
});
