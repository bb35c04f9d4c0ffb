import { useLocale } from '../../content/use-text.ts';
import { useApplicationJobs } from './applications.ts';

/** Returns what a job is called in the reader's language; as the application has it, where that is not known. */
export function useJobTitle(): (application: { jobId: string; jobTitle: string }) => string {
  const locale = useLocale();
  const { data } = useApplicationJobs();
  return ({ jobId, jobTitle }) => data?.jobs.find(({ id }) => id === jobId)?.titles[locale] || jobTitle;
}
