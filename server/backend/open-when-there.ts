import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnusable } from '#api/store/engines/engine';
import { reasonOf } from '#api/store/engines/error-reason';
import type { Logger } from '../operations/logger.ts';

/** Milliseconds between two attempts. */
const retryMs = 500;

export interface OpeningOptions {
  /** Milliseconds for which it is waited for. */
  waitMs: number;
  log: Logger;
  /** Ends the attempts. */
  signal: AbortSignal;
  /** Whether an error of the work says that the database is away. */
  isUnavailable(error: unknown): boolean;
}

/**
 * Runs work that needs the database until it succeeds. Resolves when it has, or when it has been waited for long enough: then the attempts go
 * on in the background. Rejects at once for what another attempt would not change, such as a wrong password; in the background that is logged,
 * and tried again as well.
 */
export async function openWhenThere(open: () => Promise<void>, { waitMs, log, signal, isUnavailable }: OpeningOptions): Promise<void> {
  const deadline = performance.now() + waitMs;
  let isWaitedFor = true;
  let lastReason: string | undefined;

  /** Logs a reason when it is another one than before. */
  function note(error: unknown): void {
    const reason = reasonOf(error);
    if (reason !== lastReason) log.warn({ reason }, 'waiting for the database of DATABASE_URL');
    lastReason = reason;
  }

  const isTemporary = (error: unknown) => (error instanceof DatabaseUnusable ? error.isTemporary : isUnavailable(error));

  async function attempt(): Promise<boolean> {
    try {
      await open();
      return true;
    } catch (error) {
      if (isWaitedFor && !isTemporary(error)) throw error;
      note(error);
      return false;
    }
  }

  async function goOn(): Promise<void> {
    do await pause(retryMs);
    while (!signal.aborted && !(await attempt()));
    if (!signal.aborted) log.info('the database is there: everything is served now');
  }

  while (!(await attempt())) {
    if (performance.now() >= deadline) {
      log.error('the database is still away: pages are served without its data, and forms are refused until it is there');
      isWaitedFor = false;
      void goOn();
      return;
    }
    await pause(retryMs);
  }
}
