import { type Delivery, deliverBatch } from './deliver.ts';
import { startWorker, type Worker } from './worker.ts';

/** Sends the mails of the outbox, now and whenever one becomes due. */
export function startOutboxWorker(context: Delivery): Worker {
  const delivery: Delivery = { ...context, unrecorded: new Map() };
  return startWorker({
    sendBatch: (now) => deliverBatch(delivery, now),
    onError: (error) => delivery.log.error({ err: error }, 'the outbox could not be read or written; it will be tried again'),
  });
}
