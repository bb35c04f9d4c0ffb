import { fillPlaceholders } from '#contract/text/fill-placeholders';
import type { Content } from '#site/content/content.ts';

type Dates = Content<'dates'>;

/** Closing dates are calendar days, YYYY-MM-DD, without a time zone. Not formatted by `Intl`: see content/en/dates.ts. */
function fill(pattern: string, day: string, months: readonly string[]): string {
  const [year = '', month = ''] = day.split('-');
  return fillPlaceholders(pattern, { day: dayOfMonth(day), month: months[Number(month) - 1] ?? '', year });
}

/** 14 */
export const dayOfMonth = (day: string) => String(Number(day.slice(8, 10)));
/** Dec 2026 */
export const monthAndYear = (day: string, dates: Dates) => fill(dates.monthAndYear, day, dates.shortMonths);
/** 14 December 2026 */
export const longDate = (day: string, dates: Dates) => fill(dates.longDate, day, dates.months);
