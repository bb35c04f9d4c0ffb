import { dayLater, weekDayOf } from '../../hours/hours-exceptions.ts';
import type { WeekDay } from '../../time/week.ts';
import type { PeriodName } from './period-names.ts';

/** Calendar days, both included. */
export interface Days {
  from: string;
  to: string;
}

/** A period with the one that it is compared with. One that is running ends today, and so does the other after as many days. */
export interface ComparedPeriod {
  period: Days;
  before: Days;
}

/** Days that own dates may cover. */
export const maxOwnDays = 1_100;

export const daysIn = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / (24 * 3_600_000) + 1;

/** The first day of the week of a day. */
export function weekStart(day: string, firstDay: WeekDay): string {
  let start = day;
  while (weekDayOf(start) !== firstDay) start = dayLater(start, -1);
  return start;
}

interface Calendar {
  /** Is the day where the company is. */
  today: string;
  /** The first day of the company's week. */
  firstDay: WeekDay;
}

/** @param own the days of the period `own`; others ignore them */
export function comparedPeriod(name: PeriodName, { today, firstDay }: Calendar, own?: Partial<Days>): ComparedPeriod {
  const week = weekStart(today, firstDay);
  const month = monthStart(today, 0);
  switch (name) {
    case 'thisWeek':
      return { period: { from: week, to: today }, before: { from: dayLater(week, -7), to: dayLater(today, -7) } };
    case 'lastWeek':
      return {
        period: { from: dayLater(week, -7), to: dayLater(week, -1) },
        before: { from: dayLater(week, -14), to: dayLater(week, -8) },
      };
    case 'thisMonth':
      return running(month, monthStart(today, -1), today);
    case 'lastMonth':
      return {
        period: { from: monthStart(today, -1), to: dayLater(month, -1) },
        before: { from: monthStart(today, -2), to: dayLater(monthStart(today, -1), -1) },
      };
    case 'quarter': {
      const quarter = monthStart(today, -((Number(today.slice(5, 7)) - 1) % 3));
      return running(quarter, monthStart(quarter, -3), today);
    }
    case 'year': {
      const year = `${today.slice(0, 4)}-01-01`;
      const yearBefore = monthStart(year, -12);
      // The same date: a leap day would move all that follows.
      const to = today.endsWith('-02-29') ? `${yearBefore.slice(0, 4)}-02-28` : `${yearBefore.slice(0, 4)}${today.slice(4)}`;
      return { period: { from: year, to: today }, before: { from: yearBefore, to } };
    }
    case 'own': {
      const to = own?.to ?? today;
      const from = own?.from ?? to;
      return { period: { from, to }, before: { from: dayLater(from, -daysIn({ from, to })), to: dayLater(from, -1) } };
    }
  }
}

const earlier = (one: string, other: string): string => [one, other].find((day) => day <= one && day <= other) ?? one;

/** From a day to today, beside as many days of the period before, as far as that has them. */
function running(from: string, before: string, today: string): ComparedPeriod {
  const sameDay = dayLater(before, daysIn({ from, to: today }) - 1);
  const lastDay = dayLater(from, -1);
  return { period: { from, to: today }, before: { from: before, to: earlier(sameDay, lastDay) } };
}

/** The first day of a month so many months later; earlier for a negative number. */
function monthStart(day: string, months: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** Up to so many days a chart has a bar for each; up to so many, one for seven. */
const [mostDays, mostWeeks] = [35, 35 * 7];

/** The parts of a period that a chart shows: days, weeks from its first day, or months. They cover it, and none overlaps another. */
export function partsOf(period: Days): Days[] {
  const days = daysIn(period);
  const next = (from: string): string => {
    if (days <= mostDays) return dayLater(from, 1);
    return days <= mostWeeks ? dayLater(from, 7) : monthStart(from, 1);
  };
  const parts: Days[] = [];
  for (let from = period.from; from <= period.to; from = next(from)) {
    const to = dayLater(next(from), -1);
    parts.push({ from, to: earlier(to, period.to) });
  }
  return parts;
}
