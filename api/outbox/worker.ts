export interface Worker {
  /** Polls at once; to be called when a transaction that wrote something to be sent has been committed. */
  wake(): void;
  /** Resolves when what is under way is done. Nothing is sent afterwards. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  /** Sends one batch of what is due. Returns how much that was; 0 means that nothing is. */
  sendBatch(now: Date): Promise<number>;
  /** Called with what a batch throws; the next poll tries again. */
  onError(error: unknown): void;
}

/** Milliseconds between two polls: retries become due, and other processes write too. */
const pollIntervalMs = 5_000;

/** Sends what waits, now and whenever something becomes due. */
export function startWorker({ sendBatch, onError }: WorkerOptions): Worker {
  let stopped = false;
  let running: Promise<void> | undefined;
  let wokenWhileRunning = false;

  async function drain(): Promise<void> {
    do {
      wokenWhileRunning = false;
      while (!stopped && (await sendBatch(new Date())) > 0);
    } while (wokenWhileRunning && !stopped);
  }

  function wake(): void {
    if (stopped) return;
    if (running) {
      wokenWhileRunning = true;
      return;
    }
    running = drain()
      .catch(onError)
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
