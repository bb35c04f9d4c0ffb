import type { HoursTexts } from '#contract/hours/hours-words';
import type { Locale } from '#contract/locales';
import { dates as arabicDates } from './ar/dates.ts';
import { days as arabicDays } from './ar/days.ts';
import { hours as arabicHours } from './ar/hours.ts';
import { dates } from './en/dates.ts';
import { days } from './en/days.ts';
import { hours } from './en/hours.ts';
import { localeFormats } from './locales.ts';

/** Opening hours are put into words with these. */
export const hoursTexts: Record<Locale, HoursTexts> = {
  en: { ...hours, days: days.full, months: dates.months, format: localeFormats.en.format },
  ar: { ...arabicHours, days: arabicDays.full, months: arabicDates.months, format: localeFormats.ar.format },
};
