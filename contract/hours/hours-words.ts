import { fillPlaceholders } from '../text/fill-placeholders.ts';
import { type WeekDay, weekDays } from '../time/week.ts';
import { coveredDays, coveredWeek } from './hours-exceptions.ts';
import { isWholeDay, type OpenInterval, type WeekHours } from './week-hours.ts';

/** The patterns of one language, by which hours are said. */
export interface HoursPatterns {
  everyDay: string;
  /** `{first}`, `{last}` */
  dayRange: string;
  /** `{opens}`, `{closes}` */
  timeRange: string;
  wholeDay: string;
  /** `{days}`, `{times}` */
  group: string;
  /** Stands between two groups in one sentence. */
  separator: string;
  closed: string;
  /** `{day}`, `{month}` */
  oneDay: string;
  /** `{from}`, `{to}`, `{month}` */
  daysOfMonth: string;
  /** `{from}`, `{fromMonth}`, `{to}`, `{toMonth}` */
  daysOfMonths: string;
  /** `{name}`, `{dates}` */
  dated: string;
  /** `{dated}`, `{hours}` */
  exception: string;
}

/** All words of one language, of which hours are made. */
export interface HoursTexts extends HoursPatterns {
  /** BCP 47, by which `Intl` writes lists. */
  format: string;
  days: Readonly<Record<WeekDay, string>>;
  months: readonly string[];
}

interface DayGroup {
  days: WeekDay[];
  hours: OpenInterval[];
}

const areSame = (one: readonly OpenInterval[], other: readonly OpenInterval[]): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The open days by their hours, in the order of a calendar's row. */
export function groupsOf(week: WeekHours, startsOn: WeekDay): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of rowFrom(startsOn)) {
    const hours = week[day];
    const known = groups.find((group) => areSame(group.hours, hours));
    if (known) known.days.push(day);
    else if (hours.length > 0) groups.push({ days: [day], hours });
  }
  return groups;
}

/** The days of a calendar's row. */
export function rowFrom(startsOn: WeekDay): WeekDay[] {
  const start = weekDays.indexOf(startsOn);
  return [...weekDays.slice(start), ...weekDays.slice(0, start)];
}

/** Days one after the other, across the end of the row too: Sunday, Monday of a week that starts on Monday. */
function runsOf(days: readonly WeekDay[], startsOn: WeekDay): WeekDay[][] {
  const row = rowFrom(startsOn);
  const runs: WeekDay[][] = [];
  for (const day of row)
    if (days.includes(day)) {
      const last = runs.at(-1);
      if (last && row.indexOf(day) === row.indexOf(last.at(-1) as WeekDay) + 1) last.push(day);
      else runs.push([day]);
    }
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last || first === last || first[0] !== row[0] || last.at(-1) !== row.at(-1)) return runs;
  return [...runs.slice(1, -1), [...last, ...first]];
}

const listOf = (parts: readonly string[], { format }: HoursTexts): string => new Intl.ListFormat(format).format(parts);

function daysInWords(days: readonly WeekDay[], startsOn: WeekDay, texts: HoursTexts): string {
  if (days.length === weekDays.length) return texts.everyDay;
  const names = runsOf(days, startsOn).flatMap((run) => {
    const [first, last] = [run[0] as WeekDay, run.at(-1) as WeekDay];
    if (run.length < 3) return run.map((day) => texts.days[day]);
    return [fillPlaceholders(texts.dayRange, { first: texts.days[first], last: texts.days[last] })];
  });
  return listOf(names, texts);
}

const timesInWords = (hours: readonly OpenInterval[], texts: HoursTexts): string =>
  listOf(
    hours.map((interval) => (isWholeDay(interval) ? texts.wholeDay : fillPlaceholders(texts.timeRange, { ...interval }))),
    texts,
  );

/** The hours of a week, a line for the days that have the same: "Sunday to Thursday, 09:00 to 17:00". */
export const weekInWords = (week: WeekHours, startsOn: WeekDay, texts: HoursTexts): string[] =>
  groupsOf(week, startsOn).map(({ days, hours }) =>
    fillPlaceholders(texts.group, { days: daysInWords(days, startsOn, texts), times: timesInWords(hours, texts) }),
  );

interface Exception {
  from: string;
  to: string;
  name: string;
  week: WeekHours | null;
}

/** The dates of an exception: "8 February to 9 March". */
export function datesInWords({ from, to }: Pick<Exception, 'from' | 'to'>, texts: HoursTexts): string {
  const [first, last] = [from, to].map((date) => {
    const [, month = 1, day = 1] = date.split('-').map(Number);
    return { day, month: texts.months[month - 1] ?? '' };
  }) as [{ day: number; month: string }, { day: number; month: string }];
  if (from === to) return fillPlaceholders(texts.oneDay, first);
  const values = { from: first.day, to: last.day, month: last.month, fromMonth: first.month, toMonth: last.month };
  return fillPlaceholders(first.month === last.month ? texts.daysOfMonth : texts.daysOfMonths, values);
}

/** Its name and dates: "Ramadan, 8 February to 9 March". */
export const datedInWords = (exception: Omit<Exception, 'week'>, texts: HoursTexts): string =>
  fillPlaceholders(texts.dated, { name: exception.name, dates: datesInWords(exception, texts) });

/** The hours of an exception alone; on one day, or on days that are all the same, the times are enough. */
export function exceptionHours(exception: Omit<Exception, 'name'>, startsOn: WeekDay, texts: HoursTexts): string[] {
  const week = coveredWeek(exception);
  if (!week) return [texts.closed];
  const groups = groupsOf(week, startsOn);
  const [group] = groups;
  const covered = coveredDays(exception.from, exception.to);
  if (group && group.days.length === covered.length && covered.length < weekDays.length) return [timesInWords(group.hours, texts)];
  return weekInWords(week, startsOn, texts);
}

/** An exception in one line: "Ramadan, 8 February to 9 March: Sunday to Thursday, 10:00 to 15:00". */
export const exceptionInWords = (exception: Exception, startsOn: WeekDay, texts: HoursTexts): string =>
  fillPlaceholders(texts.exception, {
    dated: datedInWords(exception, texts),
    hours: exceptionHours(exception, startsOn, texts).join(texts.separator),
  });
