import { startWorker, type Worker } from '../outbox/worker.ts';
import { startPeriodicJob } from '../time/periodic-job.ts';
import { deliverWebhooks, pruneDeliveries, type WebhookDelivering } from './deliver-webhooks.ts';

/** Delivers webhooks, now and whenever one becomes due, and deletes what ended long ago. */
export function startWebhookWorker(context: WebhookDelivering): Worker {
  const { log } = context;
  const worker = startWorker({
    sendBatch: (now) => deliverWebhooks(context, now),
    onError: (error) => log.error({ err: error }, 'webhooks could not be read or written; it will be tried again'),
  });
  const pruning = startPeriodicJob({
    run: () => pruneDeliveries(context, new Date()),
    onError: (error) => log.error({ err: error }, 'old deliveries of webhooks could not be deleted; the next run tries again'),
  });
  return {
    wake: () => worker.wake(),
    async stop() {
      await Promise.all([worker.stop(), pruning.stop()]);
    },
  };
}
