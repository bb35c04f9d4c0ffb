import { type WeekDay, weekDays } from '../time/week.ts';
import { type OpenInterval, type WeekHours, weekOf } from './week-hours.ts';

/** Days before the first one from which visitors read of it. */
export const noticeDays = 14;

/** Both days are included. */
interface Dated {
  from: string;
  to: string;
}

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
export function coveredWeek({ from, to, week }: Dated & { week: WeekHours | null }): WeekHours | null {
  const covered = coveredDays(from, to);
  return week && weekOf((day) => (covered.includes(day) ? week[day] : []));
}

/** Returns those that visitors read of on a day: what applies, and what will soon. */
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

/** Days after which nobody looks for an opening any more. */
const searchedDays = 60;

/** Returns when the company opens next after a date; the usual hour of the next day where it never does. */
export function nextOpening(hours: Hours, day: string): { day: string; time: string } {
  for (let ahead = 1; ahead <= searchedDays; ahead += 1) {
    const next = dayLater(day, ahead);
    const [first] = openingsOn(hours, next).toSorted((one, other) => one.opens.localeCompare(other.opens));
    if (first) return { day: next, time: first.opens };
  }
  return { day: dayLater(day, 1), time: '09:00' };
}

/** Returns when the company is open on a date. */
export function openingsOn({ week, exceptions }: Hours, day: string): OpenInterval[] {
  const exception = exceptions.find((one) => isInForce(one, day));
  return (exception ? exception.week : week)?.[weekDayOf(day)] ?? [];
}
