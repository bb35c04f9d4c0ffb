const hourMs = 60 * 60 * 1000;

export interface PeriodicJob {
  /** Resolves when the run under way has ended. No further run is started. */
  stop(): Promise<void>;
}

export interface PeriodicJobOptions {
  /** One run of the job; it ends early when the signal is aborted. */
  run(signal: AbortSignal): Promise<void>;
  /** Called with what a run throws; the next run starts at its usual time. */
  onError(error: unknown): void;
  /** Milliseconds from the start of one run to the next; an hour unless given. */
  intervalMs?: number | undefined;
}

/** Runs the job at once and then periodically, never twice at the same time. */
export function startPeriodicJob({ run, onError, intervalMs = hourMs }: PeriodicJobOptions): PeriodicJob {
  const stopped = new AbortController();
  let running: Promise<void> | undefined;

  function start(): void {
    running ??= run(stopped.signal)
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  }

  const timer = setInterval(start, intervalMs);
  start();

  return {
    async stop() {
      stopped.abort();
      clearInterval(timer);
      await running;
    },
  };
}
