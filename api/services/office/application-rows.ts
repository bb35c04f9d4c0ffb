import type { ApplicationRow } from '#contract/office/applications';
import { addMonths } from '../../company-time.ts';
import type { ApplicationEntry } from '../../store/office-applications.ts';

/** An application with the moment from which on it is deleted by itself. */
export const withErasure = <Entry extends ApplicationEntry>(entry: Entry, months: number): Entry & Pick<ApplicationRow, 'erasedAt'> => ({
  ...entry,
  erasedAt: addMonths(new Date(entry.receivedAt), months).toISOString(),
});
