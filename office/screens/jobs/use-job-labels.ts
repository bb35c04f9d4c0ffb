import { defaultLocale, siteLocales } from '#contract/locales';
import { isDay } from '#contract/office/job-check';
import type { JobRow } from '#contract/office/jobs';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { middayOf } from '../../parts/times/days.ts';
import { closesSoon } from './job-lists.ts';

/** Returns the labels of a job. */
export function useJobLabels(today: string) {
  const text = useText('jobs');
  const dateFormats = useDateFormats();
  const day = (value: string) => (isDay(value) ? dateFormats.day(middayOf(value)) : value);

  return {
    name: ({ title }: Pick<JobRow, 'title'>) => title || text.untitled,
    /** Open; Closes Thu; Draft. */
    state(job: JobRow): string {
      if (!closesSoon(job, today)) return text.states[job.state];
      if (job.closingDate === today) return text.closesToday;
      return fillSentence(text.closesOn, { day: dateFormats.shortWeekday(middayOf(job.closingDate)) });
    },
    /** From when to when people can apply, in a sentence. */
    span({ state, publishedAt, closingDate, closedAt, archivedAt }: JobRow): string {
      const { bars } = text;
      const fill = (sentence: string, values: Record<string, string>) => fillSentence(sentence, values);
      if (state === 'archived') return fill(bars.archived, { to: dateFormats.day(archivedAt ?? '') });
      if (state === 'draft') return closingDate === '' ? bars.draftWithoutDay : fill(bars.draft, { to: day(closingDate) });
      if (state === 'closed')
        return closedAt === null
          ? fill(bars.closed, { to: day(closingDate) })
          : fill(bars.closedEarly, { to: dateFormats.day(closedAt), day: day(closingDate) });
      const from = publishedAt === null ? undefined : dateFormats.day(publishedAt);
      return from === undefined ? fill(bars.openTo, { to: day(closingDate) }) : fill(bars.open, { from, to: day(closingDate) });
    },
    /** Says whether it is in one language alone; undefined for one that has those of the site, and for one in which nothing is written. */
    languages({ languages }: JobRow): string | undefined {
      const [only] = languages;
      const isExpected = siteLocales.length === 1 && only === defaultLocale;
      return languages.length === 1 && only && !isExpected ? text.onlyIn[only] : undefined;
    },
  };
}
