import type { CompanyField, CompanySettings } from '#contract/office/company';
import { type WeekDay, weekDays } from '#contract/time/week';
import type { Texts } from '../../content/texts.ts';

/** The short name of a day in a language (BCP 47). */
export function dayName(day: WeekDay, format: string): string {
  // The first of January 2024 was a Monday, the first day of ISO 8601.
  const date = new Date(Date.UTC(2024, 0, 1 + weekDays.indexOf(day)));
  return new Intl.DateTimeFormat(format, { weekday: 'short', timeZone: 'UTC' }).format(date);
}

/** A value in words, for the note under its field. */
export function valueText(value: CompanySettings[CompanyField] | undefined, text: Texts['company'], format: string): string {
  if (value === null || value === undefined || value === '') return text.none;
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (Array.isArray(value)) return value.join(', ') || text.notify.nobody;
  if (typeof value !== 'object') return String(value);
  if ('en' in value) return [value.en, value.ar].filter(Boolean).join(' · ') || text.none;
  if ('latitude' in value) return `${value.latitude}, ${value.longitude}`;
  return `${value.workingDays.map((day) => dayName(day, format)).join(' ')} ${value.opens}–${value.closes}`;
}
