import { localeFormats } from '#content/locales';
import type { JobList } from '#contract/office/jobs';
import { useCounted } from '../../content/use-counted.ts';
import { useLocale, useText } from '../../content/use-text.ts';
import { RichText } from '../../parts/texts/rich-text.tsx';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { middayOf } from '../../parts/times/days.ts';
import { closesSoon, jobsIn } from './job-lists.ts';

/** Shows what must be done about the jobs, and how many hear of new ones, in a sentence. */
export function JobsSummary({ jobs, today, told }: JobList) {
  const { summary: text } = useText('jobs');
  const counted = useCounted();
  const dateFormats = useDateFormats();
  const list = new Intl.ListFormat(localeFormats[useLocale()].format, { type: 'unit' });
  const open = jobsIn('open', jobs);
  const soon = open.filter((job) => closesSoon(job, today));
  const drafts = jobsIn('draft', jobs).length;
  const [next] = soon;
  const parts = [
    open.length > 0 ? counted(text.open, open.length) : text.noneOpen,
    ...(next ? [counted(text.closes, soon.length, { day: dateFormats.weekday(middayOf(next.closingDate)) })] : []),
    ...(drafts > 0 ? [counted(text.drafts, drafts)] : []),
    ...(told > 0 ? [counted(text.told, told)] : []),
  ];
  return <RichText text={list.format(parts)} />;
}
