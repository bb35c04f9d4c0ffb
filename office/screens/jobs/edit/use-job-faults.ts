import type { Locale } from '#contract/locales';
import { emptyJob, isBegun } from '#contract/office/job-check';
import type { JobContent, JobDetail } from '#contract/office/jobs';
import { useFaultTexts } from '../../../parts/texts/use-fault-texts.ts';

export type JobFaults = Readonly<Record<string, string | undefined>>;

/** Returns what does not fit in the row of a job that the site leaves out, in words: `closingDate`, `publishedAt`, and `en.summary` and the like. */
export function useJobFaults(job: JobDetail | undefined, content: JobContent): JobFaults {
  const before = job?.content ?? emptyJob;
  // A job in one language is stored as it was written.
  const written: Locale = isBegun(before.en) || !isBegun(before.ar) ? 'en' : 'ar';
  const fieldsOf = ({ closingDate, ...texts }: JobContent) => ({ ...texts[written], closingDate, ar: texts.ar });
  const faults = useFaultTexts(job?.needsAttention ? job.id : undefined, fieldsOf(content), fieldsOf(before));
  const placeOf = (field: string) =>
    field.includes('.') || field === 'closingDate' || field === 'publishedAt' ? field : `${written}.${field}`;
  return Object.fromEntries(Object.entries(faults).map(([field, text]) => [placeOf(field), text]));
}
