import { expect, onTestFinished, test, vi } from 'vitest';
import { createDateFormats } from './date-formats.ts';

const now = () => new Date('2026-11-22T07:40:00Z');
const english = createDateFormats('en', 'Asia/Amman', now);
const arabic = createDateFormats('ar', 'Asia/Amman', now);

test('the longer ago something was, the less exactly it is said', () => {
  const dates = ['07:39:40Z', '07:28:00Z', '04:00:00Z'].map((time) => `2026-11-22T${time}`);
  expect(dates.map(english.ago)).toEqual(['now', '12 minutes ago', '07:00']);
  expect(['2026-11-21T10:00:00Z', '2026-11-19T10:00:00Z', '2026-11-12T10:00:00Z', '2025-03-03T10:00:00Z'].map(english.ago)).toEqual([
    'yesterday',
    'Thursday',
    '12 November',
    '3 March 2025',
  ]);
});

test('days are those of the company, whatever day it is in Greenwich', () => {
  expect(english.dayOf('2026-11-21T22:30:00Z')).toBe('2026-11-22');
  expect(english.longDay('2026-11-21T22:30:00Z')).toBe('Sunday 22 November');
  expect(english.ago('2026-11-21T22:30:00Z')).toBe('01:30');
});

test('Arabic moments have the months of the Levant and Western digits', () => {
  expect(arabic.full('2026-11-22T06:40:00Z')).toBe('الأحد، 22 تشرين الثاني، 09:40');
  expect(arabic.dayInFigures('2026-11-22T06:40:00Z')).toBe('22/11');
});

test('where Canadian dates are written 25/11/2026 or 11/25/2026, a day in another year is still said with its year', () => {
  const inEngine = Intl.DateTimeFormat;
  const inOtherOrder = class extends inEngine {
    constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
      super(locale === 'en-CA' || locale === 'sv-SE' ? 'en-US' : locale, options);
    }
  };
  vi.stubGlobal('Intl', {
    ...Object.fromEntries(Object.getOwnPropertyNames(Intl).map((name) => [name, Reflect.get(Intl, name)])),
    DateTimeFormat: inOtherOrder,
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const dates = createDateFormats('en', 'Asia/Amman', now);
  expect([dates.dayOf('2027-11-25T10:00:00Z'), dates.day('2027-11-25T10:00:00Z')]).toEqual(['2027-11-25', '25 November 2027']);
});
