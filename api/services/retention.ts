import { type ErasureContext, eraseSubmissions } from '../cases/erase-submissions.ts';
import { addMonths } from '../time/company-time.ts';
import { type PeriodicJob, startPeriodicJob } from '../time/periodic-job.ts';
import { sweepJobAlerts } from './job-alerts/job-alerts.ts';

export interface RetentionOptions extends ErasureContext {
  /** Whether the clock is to be believed about what is old. */
  isClockSteady(now: Date): Promise<boolean>;
  /** Months after which an application is deleted, at this moment. */
  months(now: Date): Promise<number>;
  log: { info(details: object, message: string): void; error(details: object, message: string): void };
  now?: () => Date;
  /** Milliseconds between two runs. */
  intervalMs?: number;
}

/** Applications that are deleted in one transaction. */
const batchSize = 100;

/** Deletes applications with résumé and mails when their retention period has expired, and addresses that nobody has confirmed in time. */
export function startRetention({
  isClockSteady,
  months,
  log,
  now = () => new Date(),
  intervalMs,
  ...context
}: RetentionOptions): PeriodicJob {
  return startPeriodicJob({
    intervalMs,
    onError: (error) => log.error({ err: error }, 'what has expired could not be deleted; the next run tries again'),
    async run(signal) {
      const moment = now();
      if (!(await isClockSteady(moment))) return;
      await sweepJobAlerts(context, moment);
      const end = addMonths(moment, -(await months(moment)));
      while (!signal.aborted) {
        const references = await context.store.submissions.applicationsBefore(end, batchSize);
        if (references.length === 0) return;
        const { applicants } = await eraseSubmissions(context, references);
        log.info({ applications: applicants }, 'expired applications were deleted');
      }
    },
  });
}
