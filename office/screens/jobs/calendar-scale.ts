import { isDay } from '#contract/office/job-check';
import type { JobRow } from '#contract/office/jobs';
import { dayAfter, daysBetween } from '../../parts/times/days.ts';

/** The calendar of the list: whole months, in days from the first of them. */
export interface Scale {
  /** YYYY-MM-DD, the first day of a month. */
  from: string;
  days: number;
  /** The first days of its months. */
  months: string[];
}

/** Months that are shown at most: more would make a day too narrow to see. */
const maxMonths = 9;
/** Days before and after today that are always in view. */
const margin = { before: 35, after: 70 };

const firstOf = (day: string): string => `${day.slice(0, 7)}-01`;
const nextMonth = (day: string): string => firstOf(dayAfter(firstOf(day), 31));

/** The months around today in which the jobs are open, as many as there is room for. */
export function scaleOf(jobs: readonly Pick<JobRow, 'closingDate'>[], today: string): Scale {
  const from = firstOf(dayAfter(today, -margin.before));
  const days = jobs.map(({ closingDate }) => closingDate).filter(isDay);
  const [to = today] = [...days, dayAfter(today, margin.after)].toSorted((one, other) => (one < other ? 1 : -1));
  const months = [from];
  for (let month = nextMonth(from); month <= to && months.length < maxMonths; month = nextMonth(month)) months.push(month);
  return { from, days: daysBetween(from, nextMonth(months.at(-1) ?? from)), months };
}

/** Returns where a day begins, as a part of the whole from 0 to 1; outside of it at its ends. */
export const placeOf = ({ from, days }: Scale, day: string): number => Math.min(Math.max(daysBetween(from, day) / days, 0), 1);

export interface Bar {
  /** From 0 to 1. */
  start: number;
  end: number;
  /** Open; open and soon over; over; not begun. */
  variant: 'open' | 'soon' | 'over' | 'planned';
}

/**
 * When people can apply for a job. Undefined for one without a day, and for one that was over before the calendar begins.
 *
 * @param days from moments to calendar days where the company is
 */
export function barOf(job: JobRow, scale: Scale, today: string, isSoon: boolean, dayOf: (moment: string) => string): Bar | undefined {
  const { state, publishedAt, closingDate, closedAt } = job;
  if (!isDay(closingDate)) return undefined;
  const first = state === 'draft' || publishedAt === null ? today : dayOf(publishedAt);
  // To the end of the day.
  const end = dayAfter(closedAt === null ? closingDate : dayOf(closedAt), 1);
  const place = { start: placeOf(scale, first), end: placeOf(scale, end) };
  if (place.end <= place.start) return undefined;
  const variant = state === 'draft' ? 'planned' : state === 'open' ? (isSoon ? 'soon' : 'open') : 'over';
  return { ...place, variant };
}
