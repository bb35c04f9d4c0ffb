import type { dates as english } from '../en/dates.ts';
import type { Translation } from '../translation.ts';

const months = [
  'كانون الثاني',
  'شباط',
  'آذار',
  'نيسان',
  'أيار',
  'حزيران',
  'تموز',
  'آب',
  'أيلول',
  'تشرين الأول',
  'تشرين الثاني',
  'كانون الأول',
] as const;

/** The months of the Levant, which have no short form. */
export const dates = {
  months,
  shortMonths: months,
  monthAndYear: '{month} {year}',
  longDate: '{day} {month} {year}',
} as const satisfies Translation<typeof english>;
