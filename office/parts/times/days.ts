import { company } from '../../content/company.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A moment on a calendar day (YYYY-MM-DD) where the company is, for what writes moments as days: its midday, whatever the clocks do that day. */
export function middayOf(day: string, timeZone = company().timeZone): string {
  const noonUtc = new Date(`${day}T12:00:00Z`);
  const zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offset = zone.formatToParts(noonUtc).find(({ type }) => type === 'timeZoneName');
  // Before there were zones, places had seconds too; a year that is being typed is one of the first century.
  const [hoursAndMinutes = 'Z'] = /[+-]\d{2}:\d{2}/.exec(offset?.value ?? '') ?? [];
  return new Date(`${day}T12:00:00${hoursAndMinutes}`).toISOString();
}

/** Whole days from one calendar day to another, negative when it is before it. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The calendar day a number of days after another. */
export const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
