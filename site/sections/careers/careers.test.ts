import { expect, test } from 'vitest';
import { dayOfMonth, longDate, monthAndYear } from './dates.ts';
import { previewOf } from './summary-preview.ts';

test('a closing date is the same day everywhere', () => {
  expect(dayOfMonth('2026-12-01')).toBe('1');
  expect(monthAndYear('2026-12-01')).toBe('Dec 2026');
  expect(longDate('2026-12-01')).toBe('1 December 2026');
});

test('a summary is cut to 120 characters plus an ellipsis, a short one is left whole', () => {
  const long = 'abcdefghi '.repeat(13);
  expect(previewOf(long)).toBe(`${long.slice(0, 120)}...`);
  expect(previewOf(long.slice(0, 120))).toBe(long.slice(0, 120));
});
