import type { HoursTexts } from '#contract/hours/hours-words';
import type { Locale } from '#contract/locales';
import { dates as arabicDates } from './ar/dates.ts';
import { days as arabicDays } from './ar/days.ts';
import { hours as arabicHours } from './ar/hours.ts';
import { dates } from './en/dates.ts';
import { days } from './en/days.ts';
import { hours } from './en/hours.ts';
import { localeFormats } from './locales.ts';
import type { Translation } from './translation.ts';

/** Names the texts that opening hours are put into words with. */
export const textsOfHours = ['hours', 'days', 'dates'] as const;

type TextsOfHours = {
  readonly hours: Translation<typeof hours>;
  readonly days: Translation<typeof days>;
  readonly dates: Translation<typeof dates>;
};

/** Opening hours are put into words with these. */
export const hoursTextsOf = (locale: Locale, texts: TextsOfHours): HoursTexts => ({
  ...texts.hours,
  days: texts.days.full,
  months: texts.dates.months,
  format: localeFormats[locale].format,
});

/** As they are written. */
export const hoursTexts: Record<Locale, HoursTexts> = {
  en: hoursTextsOf('en', { hours, days, dates }),
  ar: hoursTextsOf('ar', { hours: arabicHours, days: arabicDays, dates: arabicDates }),
};
