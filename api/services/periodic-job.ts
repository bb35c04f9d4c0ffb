const hour = 60 * 60 * 1000;

/** Work that the server does by itself, again and again. */
export interface Chore {
  /** Resolves when the work under way has ended. Nothing is begun afterwards. */
  stop(): Promise<void>;
}

export interface ChoreOptions {
  /** Ends early when the signal says so. */
  work(signal: AbortSignal): Promise<void>;
  /** Called with what `work` throws; it is done again at its next time. */
  onError(error: unknown): void;
  /** Milliseconds from one time to the next. */
  interval?: number | undefined;
}

/** Does the work at once and then every hour, never twice at the same time. */
export function startChore({ work, onError, interval = hour }: ChoreOptions): Chore {
  const stopped = new AbortController();
  let running: Promise<void> | undefined;

  function begin(): void {
    running ??= work(stopped.signal)
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  }

  const timer = setInterval(begin, interval);
  begin();

  return {
    async stop() {
      stopped.abort();
      clearInterval(timer);
      await running;
    },
  };
}
