import type { Mark } from '#contract/office/cases/marks';
import type { Counts } from '#contract/office/today';
import type { ScreenName } from '../../content/registry.ts';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useMarks } from '../../data/cases/marks.ts';
import { useDateFormats } from '../times/date-formats.ts';
import { middayOf } from '../times/days.ts';

/** Returns what is due in the places that publish, and what is new for the person where people wait; those that are missing have nothing to say. */
export function useDue(counts: Counts | undefined): Partial<Record<ScreenName, string>> {
  const text = useText('frame');
  const counted = useCounted();
  const dateFormats = useDateFormats();
  const { jobs, textDrafts = 0 } = counts ?? {};
  const { data: marks = [] } = useMarks();
  const marked = (kind: Mark['kind'], place: 'quotes' | 'applications') => {
    const count = marks.filter((mark) => mark.kind === kind).length;
    return count > 0 && { [place]: counted(text.marked, count) };
  };
  const texts = {
    ...(textDrafts > 0 && { texts: counted(text.drafts, textDrafts) }),
    ...marked('quote', 'quotes'),
    ...marked('application', 'applications'),
  };
  if (!jobs) return texts;
  if (jobs.closeSoon > 0 && jobs.nextDay)
    return { ...texts, jobs: counted(text.jobsClose, jobs.closeSoon, { day: dateFormats.shortWeekday(middayOf(jobs.nextDay)) }) };
  return jobs.drafts > 0 ? { ...texts, jobs: counted(text.drafts, jobs.drafts) } : texts;
}
