import type { OpenInterval, WeekHours } from '#contract/hours/week-hours';

/** A day that is opened begins with this: the hours of another day that is. */
export const usualInterval = (...weeks: readonly WeekHours[]): OpenInterval =>
  weeks.flatMap((week) => Object.values(week).flat())[0] ?? { opens: '09:00', closes: '17:00' };
