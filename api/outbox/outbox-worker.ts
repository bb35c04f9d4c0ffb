import { type Delivery, deliverBatch } from './deliver.ts';

export interface OutboxWorker {
  /** Polls at once; to be called when a transaction that wrote mails has been committed. */
  wake(): void;
  /** Resolves when mails under way are done. Nothing is sent afterwards. */
  stop(): Promise<void>;
}

/** Milliseconds between two polls: retries become due, and other processes write mails too. */
const pollIntervalMs = 5_000;

/** Sends the mails of the outbox, now and whenever one becomes due. */
export function startOutboxWorker(context: Delivery): OutboxWorker {
  const delivery: Delivery = { ...context, unrecorded: new Map() };
  let stopped = false;
  let running: Promise<void> | undefined;
  let wokenWhileRunning = false;

  async function drain(): Promise<void> {
    do {
      wokenWhileRunning = false;
      while (!stopped && (await deliverBatch(delivery, new Date())) > 0);
    } while (wokenWhileRunning && !stopped);
  }

  function wake(): void {
    if (stopped) return;
    if (running) {
      wokenWhileRunning = true;
      return;
    }
    running = drain()
      .catch((error: unknown) => delivery.log.error({ err: error }, 'the outbox could not be read or written; it will be tried again'))
      .finally(() => {
        running = undefined;
      });
  }

  const poll = setInterval(wake, pollIntervalMs);
  wake();

  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(poll);
      await running;
    },
  };
}
