import { brand } from '#brand';
import { exceptionLines, hoursLines } from '#contract/hours/company-hours';
import { coveredDays, isInForce } from '#contract/hours/hours-exceptions';
import { datedInWords, exceptionHours } from '#contract/hours/hours-words';
import type { Locale } from '#contract/locales';
import { wallTimeIn } from '#contract/time/wall-time';
import { companyIn } from './company.ts';
import { hoursTextsIn } from './texts.ts';

const wallTime = wallTimeIn(brand.timeZone);
/** The day where the company is. The server renders pages anew when on another one something else is said of the hours. */
export const today = (): string => wallTime(new Date()).day;

/** The hours of an ordinary week, a line for the days that have the same. */
export function ordinaryHours(locale: Locale): string[] {
  const { hours } = companyIn(locale);
  // From one time to another on one line, as in the words that are made of them.
  return hoursLines(hours, hoursTextsIn(locale)).map((line) =>
    hours.label === undefined ? line : line.replace(/(?<=، ).*/, (times) => times.replaceAll(' ', '\u00a0')),
  );
}

/** Says what differs from them today or soon, a line for each exception. */
export const otherHours = (locale: Locale): string[] => exceptionLines(companyIn(locale).hours, hoursTextsIn(locale), today());

/** The exception that applies today: its name and dates, its hours and the days of the calendar's row that are open; undefined on other days. */
export function exceptionToday(locale: Locale) {
  const { hours } = companyIn(locale);
  const exception = hours.exceptions.find((one) => isInForce(one, today()));
  if (!exception) return undefined;
  const { from, to, week } = exception;
  const covered = coveredDays(from, to);
  return {
    title: datedInWords(exception, hoursTextsIn(locale)),
    lines: week && exceptionHours(exception, hours.weekStartsOn, hoursTextsIn(locale)),
    days: hours.days.map((one) => (covered.includes(one.day) ? { ...one, open: Boolean(week?.[one.day].length) } : one)),
  };
}
