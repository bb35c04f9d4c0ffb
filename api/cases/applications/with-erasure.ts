import type { ApplicationRow } from '#contract/office/applications';
import { keptMonths } from '../../company/kept-months.ts';
import type { ApplicationEntry } from '../../store/cases/application-rows.ts';
import { addMonths } from '../../time/company-time.ts';
import type { Reading } from '../case-kind.ts';

type WithErasure<Entry> = Entry & Pick<ApplicationRow, 'erasedAt'>;

/** An application with the moment from which on it is deleted by itself, with its parts: so long after its person applied last. */
export const withErasureAfter = <Entry extends ApplicationEntry>(months: number, entry: Entry): WithErasure<Entry> => ({
  ...entry,
  erasedAt: addMonths(new Date(entry.appliedAgainAt ?? entry.receivedAt), months).toISOString(),
});

export async function withErasure<Entry extends ApplicationEntry>(
  { repositories, settings }: Pick<Reading, 'repositories' | 'settings'>,
  entries: readonly Entry[],
): Promise<WithErasure<Entry>[]> {
  const months = await keptMonths(repositories, settings);
  return entries.map((entry) => withErasureAfter(months, entry));
}
