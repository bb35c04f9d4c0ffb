import { type ErasureContext, eraseSubmissions } from './erase-submissions.ts';
import { type Chore, startChore } from './periodic-job.ts';

export interface RetentionOptions extends ErasureContext {
  /** Months for which an application is kept. */
  months: number;
  log: { info(details: object, message: string): void; error(details: object, message: string): void };
  now?: () => Date;
  /** Milliseconds between two looks. */
  interval?: number;
}

/** Applications that are deleted at once. */
const batchSize = 100;

/** Deletes applications with résumé and mails when their time is over. */
export function startRetention({ months, log, now = () => new Date(), interval, ...context }: RetentionOptions): Chore {
  return startChore({
    interval,
    onError: (error) => log.error({ err: error }, 'old applications could not be deleted; it will be tried again'),
    async work(signal) {
      const end = monthsBefore(now(), months);
      while (!signal.aborted) {
        const references = await context.store.submissions.applicationsBefore(end, batchSize);
        if (references.length === 0) return;
        const { applicants } = await eraseSubmissions(context, references);
        log.info({ applications: applicants }, 'applications whose time is over were deleted');
      }
    },
  });
}

/** The same time of day `months` earlier, UTC; on the last day of a month that is too short for the date. */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  // 31 May minus three months is "31 February", which JavaScript reads as a day in March.
  if (earlier.getUTCDate() !== moment.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}
