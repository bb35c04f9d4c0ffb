import type { ApplicationRow } from '#contract/office/applications';
import type { ApplicationEntry } from '../../store/office-applications.ts';

/** The same time of day so many months later, UTC; on the last day of a month that is too short for the date. */
export function monthsAfter(moment: string, months: number): string {
  const later = new Date(moment);
  const day = later.getUTCDate();
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== day) later.setUTCDate(0);
  return later.toISOString();
}

/** An application with the moment from which on it is deleted by itself. */
export const withErasure = <Entry extends ApplicationEntry>(entry: Entry, months: number): Entry & Pick<ApplicationRow, 'erasedAt'> => ({
  ...entry,
  erasedAt: monthsAfter(entry.receivedAt, months),
});
