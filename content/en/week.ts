import { brand } from '#brand';
import { type WeekDay, workingWeek } from '#brand/week';

/** As the specification abbreviates them in the business hours, "Sat-Thr". */
export const shortDays: Record<WeekDay, string> = {
  Monday: 'Mon',
  Tuesday: 'Tue',
  Wednesday: 'Wed',
  Thursday: 'Thr',
  Friday: 'Fri',
  Saturday: 'Sat',
  Sunday: 'Sun',
};

const { first, last, dayOff } = workingWeek(brand.hours.days);

/** Days that sentences about the week in this country name; the keys of the days are their English names. */
export const week = { first, last, dayOff };
