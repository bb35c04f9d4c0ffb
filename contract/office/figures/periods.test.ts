import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayLater } from '../../hours/hours-exceptions.ts';
import { weekDays } from '../../time/week.ts';
import { periodNames } from './period-names.ts';
import { comparedPeriod, daysIn, partsOf } from './periods.ts';

const saturday = { today: '2026-11-26', firstDay: 'Saturday' } as const;

test('a week begins with the first day of the company’s, and one that is running is compared with as many days', () => {
  expect(comparedPeriod('lastWeek', saturday)).toEqual({
    period: { from: '2026-11-14', to: '2026-11-20' },
    before: { from: '2026-11-07', to: '2026-11-13' },
  });
  expect(comparedPeriod('thisWeek', saturday)).toEqual({
    period: { from: '2026-11-21', to: '2026-11-26' },
    before: { from: '2026-11-14', to: '2026-11-19' },
  });
  expect(comparedPeriod('lastWeek', { today: '2026-11-21', firstDay: 'Saturday' }).period).toEqual({
    from: '2026-11-14',
    to: '2026-11-20',
  });
});

test('months, quarters and years are those of the calendar; a longer month is compared with all of a shorter one', () => {
  const on = (today: string) => ({ ...saturday, today });
  expect(comparedPeriod('thisMonth', on('2026-03-31'))).toEqual({
    period: { from: '2026-03-01', to: '2026-03-31' },
    before: { from: '2026-02-01', to: '2026-02-28' },
  });
  expect(comparedPeriod('lastMonth', on('2026-01-05'))).toEqual({
    period: { from: '2025-12-01', to: '2025-12-31' },
    before: { from: '2025-11-01', to: '2025-11-30' },
  });
  expect(comparedPeriod('quarter', on('2026-02-10'))).toEqual({
    period: { from: '2026-01-01', to: '2026-02-10' },
    before: { from: '2025-10-01', to: '2025-11-10' },
  });
  expect(comparedPeriod('year', on('2028-02-29'))).toEqual({
    period: { from: '2028-01-01', to: '2028-02-29' },
    before: { from: '2027-01-01', to: '2027-02-28' },
  });
});

test('own days are compared with as many directly before them', () => {
  expect(comparedPeriod('own', saturday, { from: '2026-11-10', to: '2026-11-12' })).toEqual({
    period: { from: '2026-11-10', to: '2026-11-12' },
    before: { from: '2026-11-07', to: '2026-11-09' },
  });
});

const day = fc.integer({ min: 0, max: 4_000 }).map((days) => dayLater('2020-01-01', days));

test('whatever the day, a period ends today at the latest, and the one before ends before it begins', () => {
  fc.assert(
    fc.property(fc.constantFrom(...periodNames), fc.constantFrom(...weekDays), day, (name, firstDay, today) => {
      const { period, before } = comparedPeriod(name, { today, firstDay });
      expect(period.from <= period.to && period.to <= today).toBe(true);
      expect(before.from <= before.to && before.to < period.from).toBe(true);
    }),
  );
});

test('the parts of a period cover each of its days once, and are no more than a chart can show', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 1_100 }), (from, days) => {
      const period = { from, to: dayLater(from, days - 1) };
      const parts = partsOf(period);
      expect(parts.reduce((sum, part) => sum + daysIn(part), 0)).toBe(days);
      expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([period.from, period.to]);
      for (const [index, part] of parts.entries()) if (index > 0) expect(part.from).toBe(dayLater(parts[index - 1]?.to ?? '', 1));
      expect(parts.length).toBeLessThanOrEqual(38);
    }),
  );
});
