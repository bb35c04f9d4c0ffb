import type { Store } from '#api/store/open-store';
import { inTransaction } from '#api/store/work';
import { type PeriodicJob, startPeriodicJob } from '#api/time/periodic-job';
import type { Logger } from '../operations/logger.ts';
import type { ViewCounter } from '../views/view-counter.ts';

/** Milliseconds of counting that a crash can lose. */
const minuteMs = 60_000;

interface ViewJobOptions {
  views: ViewCounter;
  store: Store;
  log: Pick<Logger, 'error'>;
  intervalMs?: number;
}

/** Stores what has been counted, every minute and when it is stopped; each time in one transaction. */
export function startViewJob({ views, store, log, intervalMs = minuteMs }: ViewJobOptions): PeriodicJob {
  async function storeCounts(): Promise<void> {
    const counts = views.take();
    if (counts.length === 0) return;
    try {
      await inTransaction(store, { actor: null }, ({ repositories }) => repositories.views.add(counts));
    } catch (error) {
      views.putBack(counts);
      throw error;
    }
  }
  const onError = (error: unknown) => log.error({ err: error }, 'views could not be stored; they are stored with the next ones');
  const job = startPeriodicJob({ run: storeCounts, onError, intervalMs });
  return {
    async stop() {
      await job.stop();
      await storeCounts().catch(onError);
    },
  };
}
