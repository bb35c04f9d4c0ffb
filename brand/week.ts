import { type WeekDay, weekDays } from '#contract/time/week';

export interface CalendarDay {
  day: WeekDay;
  /** Whether the company works on it. */
  open: boolean;
}

/** The seven days of a calendar row. */
export function calendarWeek(startsOn: WeekDay, workingDays: readonly WeekDay[]): CalendarDay[] {
  const start = weekDays.indexOf(startsOn);
  return [...weekDays.slice(start), ...weekDays.slice(0, start)].map((day) => ({ day, open: workingDays.includes(day) }));
}

/** The ends of a working week: its first and last day, and the day off after it, which a company that never closes does not have. */
export interface WorkingWeek {
  first: WeekDay;
  last: WeekDay;
  dayOff: WeekDay | undefined;
}

/** @param week a calendar row with at least one open day */
export function workingWeek(week: readonly CalendarDay[]): WorkingWeek {
  const at = (index: number) => week[(index + week.length) % week.length] as CalendarDay;
  const first = week.findIndex(({ open }, index) => open && !at(index - 1).open);
  const last = week.findIndex(({ open }, index) => open && !at(index + 1).open);
  if (first === -1) return { first: at(0).day, last: at(-1).day, dayOff: undefined };
  return { first: at(first).day, last: at(last).day, dayOff: at(last + 1).day };
}
