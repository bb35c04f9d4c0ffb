import { type Delivery, deliverBatch } from './deliver.ts';

export interface OutboxWorker {
  /** Looks at once; to be called when a transaction that wrote mails has been committed. */
  wake(): void;
  /** Resolves when mails under way are done. Nothing is sent afterwards. */
  stop(): Promise<void>;
}

/** Milliseconds between two looks without being woken: retries come due, and other processes write mails too. */
const pollInterval = 5_000;

/** Sends what the outbox holds, now and whenever something comes due. */
export function startOutboxWorker(surroundings: Delivery): OutboxWorker {
  const delivery: Delivery = { ...surroundings, unrecorded: new Set() };
  let stopped = false;
  let running: Promise<void> | undefined;
  let wokenMeanwhile = false;

  async function drain(): Promise<void> {
    do {
      wokenMeanwhile = false;
      while (!stopped && (await deliverBatch(delivery, new Date())) > 0);
    } while (wokenMeanwhile && !stopped);
  }

  function wake(): void {
    if (stopped) return;
    if (running) {
      wokenMeanwhile = true;
      return;
    }
    running = drain()
      .catch((error: unknown) => delivery.log.error({ err: error }, 'the outbox could not be read or written; it will be tried again'))
      .finally(() => {
        running = undefined;
      });
  }

  const poll = setInterval(wake, pollInterval);
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
