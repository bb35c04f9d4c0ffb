import { dates } from '#content/en/dates';

/** Closing dates are calendar days, YYYY-MM-DD, without a time zone. Not formatted by `Intl`: see content/en/dates.ts. */
function fill(pattern: string, day: string, months: readonly string[]): string {
  const [year = '', month = ''] = day.split('-');
  const values = { day: dayOfMonth(day), month: months[Number(month) - 1] ?? '', year };
  return pattern.replaceAll(/\{(day|month|year)\}/g, (_placeholder, name: keyof typeof values) => values[name]);
}

/** 14 */
export const dayOfMonth = (day: string) => String(Number(day.slice(8, 10)));
/** Dec 2026 */
export const monthAndYear = (day: string) => fill(dates.monthAndYear, day, dates.shortMonths);
/** 14 December 2026 */
export const longDate = (day: string) => fill(dates.longDate, day, dates.months);
