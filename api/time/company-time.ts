import { brand } from '#brand';
import { wallTimeIn } from '#contract/time/wall-time';

/** Long before and after a change of the clocks. */
const halfDayMs = 12 * 60 * 60 * 1000;

/** Tells the day and the time of day where the company is. */
export const wallTime = wallTimeIn(brand.timeZone);

/** The day that a moment falls on where the company is, YYYY-MM-DD. */
export const calendarDay = (moment: Date): string => wallTime(moment).day;

/** A moment as spreadsheet programs of every language read it, by the clocks of the company; empty where there is none. */
export function spreadsheetTime(moment: string | null | undefined): string {
  if (!moment) return '';
  const { day, time } = wallTime(new Date(moment));
  return `${day} ${time}`;
}

/**
 * The moment at which a day begins where the company is, ISO 8601. Where the clocks are put forward at midnight that is 01:00; where they are put back
 * to the day before, the first of both midnights.
 */
export function startOfDay(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const offsetAt = (ms: number) => {
    const { day: shownDay, time } = wallTime(new Date(ms));
    return Date.parse(`${shownDay}T${time}:00Z`) - ms;
  };
  const guesses = [offsetAt(midnight - halfDayMs), offsetAt(midnight + halfDayMs), offsetAt(midnight)].map((offset) => midnight - offset);
  const onDay = guesses.filter((ms) => calendarDay(new Date(ms)) === day);
  return new Date(Math.min(...(onDay.length > 0 ? onDay : guesses))).toISOString();
}

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
