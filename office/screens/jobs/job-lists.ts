import type { JobState } from '#contract/office/job-states';
import { closesSoonDays, type JobRow } from '#contract/office/jobs';
import { daysBetween } from '../../parts/times/days.ts';
import type { JobView } from './jobs-search.ts';

const order: readonly JobState[] = ['open', 'draft', 'closed', 'archived'];

/** Whether an open job closes within the days that count as soon. */
export const closesSoon = ({ state, closingDate }: Pick<JobRow, 'state' | 'closingDate'>, today: string): boolean =>
  state === 'open' && daysBetween(today, closingDate) <= closesSoonDays;

/** The jobs of a view, what is due first: open ones by their day, then drafts, then closed ones, the last one first. */
export function jobsIn(view: JobView, jobs: readonly JobRow[]): JobRow[] {
  const isIn = ({ state }: JobRow) => (view === 'all' ? state !== 'archived' : state === view);
  const isOver = ({ state }: JobRow) => state === 'closed' || state === 'archived';
  return jobs.filter(isIn).toSorted((one, other) => {
    if (one.state !== other.state) return order.indexOf(one.state) - order.indexOf(other.state);
    const [first, second] = isOver(one) ? [other, one] : [one, other];
    // A draft without a day comes last.
    return (first.closingDate || '9') < (second.closingDate || '9') ? -1 : 1;
  });
}

/** Counts the jobs of each view. */
export const countsOf = (jobs: readonly JobRow[]): Record<JobView, number> => ({
  all: jobsIn('all', jobs).length,
  draft: jobsIn('draft', jobs).length,
  open: jobsIn('open', jobs).length,
  closed: jobsIn('closed', jobs).length,
  archived: jobsIn('archived', jobs).length,
});
