import type { Counts } from '#contract/office/today';
import { useCounted } from '../content/use-counted.ts';
import { useText } from '../content/use-text.ts';
import { middayOf } from '../parts/days.ts';
import { useMoments } from '../parts/moments.ts';
import type { Place } from './places.ts';

/** What is due in the places that publish; those that are missing have nothing to say. */
export function useDue(counts: Counts | undefined): Partial<Record<Place['label'], string>> {
  const text = useText('frame');
  const counted = useCounted();
  const moments = useMoments();
  const { jobs } = counts ?? {};
  if (!jobs) return {};
  if (jobs.closeSoon > 0 && jobs.nextDay)
    return { jobs: counted(text.jobsClose, jobs.closeSoon, { day: moments.shortWeekday(middayOf(jobs.nextDay)) }) };
  return jobs.drafts > 0 ? { jobs: counted(text.jobDrafts, jobs.drafts) } : {};
}
