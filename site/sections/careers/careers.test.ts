import { expect, test } from 'vitest';
import { localeFormats } from '#content/locales';
import { locales } from '#contract/locales';
import { previewOf } from '#contract/text/summary-preview';
import { content } from '#site/content/content.ts';
import { dayOfMonth, longDate, monthAndYear } from './dates.ts';

test('a closing date is the same day everywhere', () => {
  const dates = content('dates', 'en');
  expect(dayOfMonth('2026-12-01')).toBe('1');
  expect(monthAndYear('2026-12-01', dates)).toBe('Dec 2026');
  expect(longDate('2026-12-01', dates)).toBe('1 December 2026');
});

test('dates are written as every language writes them, in every month', () => {
  for (const locale of locales) {
    const dates = content('dates', locale);
    const intl = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(localeFormats[locale].format, { timeZone: 'UTC', ...options });
    for (let month = 1; month <= 12; month++) {
      const day = `2026-${String(month).padStart(2, '0')}-07`;
      const date = new Date(day);
      expect([dayOfMonth(day), monthAndYear(day, dates), longDate(day, dates)]).toEqual([
        intl({ day: 'numeric' }).format(date),
        intl({ month: 'short', year: 'numeric' }).format(date),
        intl({ day: 'numeric', month: 'long', year: 'numeric' }).format(date),
      ]);
    }
  }
});

test('an English summary is cut to 120 characters plus an ellipsis, a short one is left whole', () => {
  const long = 'abcdefghi '.repeat(13);
  expect(previewOf(long, 'en')).toBe(`${long.slice(0, 120)}...`);
  expect(previewOf(long.slice(0, 120), 'en')).toBe(long.slice(0, 120));
});

test('an Arabic summary ends with a whole word', () => {
  const long = `${'شبكات '.repeat(19)}المكاتب، والعيادات`;
  expect(previewOf(long, 'ar')).toBe(`${'شبكات '.repeat(19).trim()}…`);
  expect(previewOf(long.slice(0, 120), 'ar')).toBe(long.slice(0, 120));
});
