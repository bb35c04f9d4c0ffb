import { brand } from '#brand';
import { wallTimeIn } from '#contract/time/wall-time';

/** Tells the day and the time of day where the company is. */
export const wallTime = wallTimeIn(brand.timeZone);

/** The day that a moment falls on where the company is, YYYY-MM-DD. */
export const calendarDay = (moment: Date): string => wallTime(moment).day;

/**
 * The same time of day so many months later, or earlier for a negative number, UTC; on the last day of a month that is too short for the date:
 * 31 May minus three months is "31 February", which JavaScript reads as a day in March.
 */
export function addMonths(moment: Date, months: number): Date {
  const moved = new Date(moment);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  if (moved.getUTCDate() !== moment.getUTCDate()) moved.setUTCDate(0);
  return moved;
}
