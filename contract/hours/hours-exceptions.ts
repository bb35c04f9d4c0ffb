import type { OfficeMessageKey } from '../messages.ts';
import { line } from '../schema.ts';
import { type WeekDay, weekDays } from '../time/week.ts';
import { z } from '../zod.ts';
import { type OpenInterval, WeekHours, weekOf } from './week-hours.ts';

const key = (name: OfficeMessageKey): OfficeMessageKey => name;

export const exceptionLimits = { name: 40, count: 40 } as const;

/** Days before the first one from which visitors read of it. */
export const noticeDays = 14;

const date = z.iso.date(key('company.date')).refine((day) => day >= '2000', key('company.date'));

/** Days on which other hours apply, both ends included; null: it is closed on all of them. */
export const HoursException = z
  .strictObject({
    from: date,
    to: date,
    name: z.strictObject({ en: line(exceptionLimits.name), ar: line(exceptionLimits.name).optional() }),
    week: WeekHours.nullable(),
  })
  .superRefine(({ from, to, week }, context) => {
    const issue = (path: string, message: OfficeMessageKey) => context.addIssue({ code: 'custom', path: [path], message });
    const covered = coveredDays(from, to);
    if (to < from) issue('to', 'company.lastDay');
    else if (week && covered.length > 0 && covered.every((day) => week[day].length === 0)) issue('week', 'company.days');
  });
export type HoursException = z.infer<typeof HoursException>;

/** In the order of their days. Two that share a day are refused: which one applies would be a guess. */
export const HoursExceptions = z
  .array(HoursException)
  .max(exceptionLimits.count)
  .superRefine((exceptions, context) => {
    exceptions.forEach(({ from, to }, index) => {
      if (exceptions.some((other, at) => at < index && other.from <= to && from <= other.to))
        context.addIssue({ code: 'custom', path: [index, 'from'], message: key('company.exceptionsOverlap') });
    });
  })
  .overwrite((exceptions) => exceptions.toSorted((one, other) => one.from.localeCompare(other.from)));

/** The day so many days later; earlier for a negative number. */
export function dayLater(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The day of the week of a date. */
export const weekDayOf = (day: string): WeekDay => weekDays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] as WeekDay;

/** The days of the week that lie between two dates, both included; none while one of them is no date. */
export function coveredDays(from: string, to: string): WeekDay[] {
  const days = (Date.parse(to) - Date.parse(from)) / (24 * 3_600_000) + 1;
  if (!(days > 0)) return [];
  const covered = Array.from({ length: Math.min(days, 7) }, (_, index) => weekDayOf(dayLater(from, index)));
  return weekDays.filter((day) => covered.includes(day));
}

/** Its hours by day, without those of days that it does not cover. */
export function coveredWeek({ from, to, week }: Pick<HoursException, 'from' | 'to' | 'week'>): WeekHours | null {
  const covered = coveredDays(from, to);
  return week && weekOf((day) => (covered.includes(day) ? week[day] : []));
}

interface Dated {
  from: string;
  to: string;
}

/** Those that visitors read of on a day: what applies, and what will soon. */
export const shownExceptions = <Exception extends Dated>(exceptions: readonly Exception[], today: string): Exception[] =>
  exceptions.filter(({ from, to }) => dayLater(from, -noticeDays) <= today && today <= to);

export const isInForce = ({ from, to }: Dated, today: string): boolean => from <= today && today <= to;

/** The days on which something else is said of the hours than on the day before. */
export const daysOfChange = (exceptions: readonly Dated[]): string[] =>
  exceptions.flatMap(({ from, to }) => [dayLater(from, -noticeDays), from, dayLater(to, 1)]);

interface Hours {
  week: WeekHours;
  exceptions: readonly (Dated & { week: WeekHours | null })[];
}

/** When the company is open on a date. */
export function openingsOn({ week, exceptions }: Hours, day: string): OpenInterval[] {
  const exception = exceptions.find((one) => isInForce(one, day));
  return (exception ? exception.week : week)?.[weekDayOf(day)] ?? [];
}
