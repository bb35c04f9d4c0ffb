import type { Job } from '#contract/job';
import type { Locale } from '#contract/locales';
import { isBegun, isDay } from '#contract/office/job-check';
import { id as idSchema } from '#contract/schema';
import type { Store } from '../../../store/open-store.ts';
import { mayPreview, type PreviewRequest } from './preview-visitor.ts';

/** Undefined for whoever may not publish jobs, and when there is no such job. */
export type PreviewJob = (request: PreviewRequest, id: unknown, locale: Locale) => Promise<Job | undefined>;

/** A job as visitors will see it, with what is not public yet. A day that is none is left out. */
export const previewJob =
  (store: Store): PreviewJob =>
  async (request, id, locale) => {
    const now = new Date();
    if (!(await mayPreview(store, request, 'jobs.publish', now))) return undefined;
    const jobId = idSchema.safeParse(id);
    const job = jobId.success ? await store.officeJobs.find(jobId.data) : undefined;
    if (!job) return undefined;
    const draft = await store.contentDrafts.find('job', job.id);
    const { closingDate, en, ar } = draft?.content ?? job.content;
    const [wanted, other] = locale === 'ar' ? [ar, en] : [en, ar];
    return {
      ...(isBegun(wanted) ? wanted : other),
      _id: job.id,
      closingDate: isDay(closingDate) ? closingDate : '',
      publishedAt: job.publishedAt ?? now.toISOString(),
    };
  };
