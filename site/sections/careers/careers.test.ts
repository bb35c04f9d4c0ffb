import { expect, test } from 'vitest';
import { dayOfMonth, longDate, monthAndYear } from './dates.ts';
import { previewOf } from './summary-preview.ts';

test('a closing date is the same day everywhere', () => {
  expect(dayOfMonth('2026-12-01')).toBe('1');
  expect(monthAndYear('2026-12-01')).toBe('Dec 2026');
  expect(longDate('2026-12-01')).toBe('1 December 2026');
});

test('dates are written as British English writes them, in every month', () => {
  const intl = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, '0')}-07`;
    const date = new Date(day);
    expect([dayOfMonth(day), monthAndYear(day), longDate(day)]).toEqual([
      intl({ day: 'numeric' }).format(date),
      intl({ month: 'short', year: 'numeric' }).format(date),
      intl({ day: 'numeric', month: 'long', year: 'numeric' }).format(date),
    ]);
  }
});

test('a summary is cut to 120 characters plus an ellipsis, a short one is left whole', () => {
  const long = 'abcdefghi '.repeat(13);
  expect(previewOf(long)).toBe(`${long.slice(0, 120)}...`);
  expect(previewOf(long.slice(0, 120))).toBe(long.slice(0, 120));
});
