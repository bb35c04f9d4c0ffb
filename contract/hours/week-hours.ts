import { type WeekDay, weekDays } from '../time/week.ts';

/** Hours and minutes, 00:00 to 23:59. */
export const timeOfDayPattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** From one time of day to another. One that closes earlier than it opens ends after midnight; from 00:00 to 00:00 is the whole day. */
export interface OpenInterval {
  opens: string;
  closes: string;
}
/** Without an interval a day is closed. */
export type WeekHours = Record<WeekDay, OpenInterval[]>;

export const maxIntervals = 3;
/** A closing time up to this one can be after midnight; a later one is a slip, such as 05:00 for 17:00 would be without it. */
const latestAfterMidnight = '04:00';
const dayMinutes = 24 * 60;

/** Minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export const isWholeDay = ({ opens, closes }: OpenInterval): boolean => opens === '00:00' && closes === '00:00';
export const isPastMidnight = ({ opens, closes }: OpenInterval): boolean => closes !== '' && closes < opens;

export const openDays = (week: WeekHours): WeekDay[] => weekDays.filter((day) => week[day].length > 0);

export const weekOf = (hoursOf: (day: WeekDay) => OpenInterval[]): WeekHours =>
  Object.fromEntries(weekDays.map((day) => [day, hoursOf(day)])) as WeekHours;

export type WeekProblem = 'same' | 'afterMidnight' | 'overlap' | 'noDay';

/** Returns what is wrong with times that are times, and where: `[day, index, 'closes']`; empty for the whole week. */
export function problemsOfWeek(week: WeekHours): { path: (string | number)[]; problem: WeekProblem }[] {
  if (openDays(week).length === 0) return [{ path: [], problem: 'noDay' }];
  const spans = weekDays.flatMap((day, at) =>
    week[day].map((interval, index) => {
      const opens = at * dayMinutes + minutesOf(interval.opens);
      const length = (minutesOf(interval.closes) - minutesOf(interval.opens) + dayMinutes) % dayMinutes || dayMinutes;
      return { path: [day, index, 'closes'], interval, opens, closes: opens + length };
    }),
  );
  const odd = spans.flatMap(({ path, interval: { opens, closes } }): { path: (string | number)[]; problem: WeekProblem }[] => {
    if (opens === closes) return opens === '00:00' ? [] : [{ path, problem: 'same' }];
    return closes < opens && closes > latestAfterMidnight ? [{ path, problem: 'afterMidnight' }] : [];
  });
  if (odd.length > 0) return odd;
  const inOrder = spans.toSorted((one, other) => one.opens - other.opens);
  return inOrder.flatMap((span, index) => {
    const { opens } = inOrder[index + 1] ?? { opens: (inOrder[0]?.opens ?? 0) + 7 * dayMinutes };
    return span.closes > opens ? [{ path: span.path, problem: 'overlap' as const }] : [];
  });
}
