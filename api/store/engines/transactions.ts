import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { withTimeout } from '#contract/time/with-timeout';
import { countAtEnd } from '../changes/change-counters.ts';
import type { Tables } from '../tables.ts';
import { DatabaseAway, type Engine } from './engine.ts';

export interface Patience {
  /** Moment of `performance.now()` by which there has to be an outcome: it rejects then as unavailable, and what is under way may still be done. */
  until?: number;
}

export interface TransactionOptions extends Patience {
  /** `work` recognizes what it has done before, so that it may be run again when nobody knows whether its commit went through. */
  isIdempotent?: boolean;
  /** No other exclusive transaction runs at the same time: what one has read is still true when it writes. */
  exclusive?: boolean;
}

/** Milliseconds for which work is begun anew, where nobody says until when. A switch-over takes less. */
const repeatMs = 6_000;

/** Milliseconds between two attempts: short at first, for a deadlock; then it is a server that is away. */
const pauses = { first: 20, longest: 250 };

/** Runs work until it succeeds or fails with an error that does not pass; when time is over, the last error ends it. */
async function repeat<T>(work: () => Promise<T>, isPassing: (error: unknown) => boolean, until: number): Promise<T> {
  for (let pauseMs = pauses.first; ; pauseMs = Math.min(2 * pauseMs, pauses.longest)) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || performance.now() + pauseMs >= until) throw error;
    }
    // By chance, so that transactions that were in each other's way are not there together again.
    await pause(pauseMs * (0.5 + Math.random() / 2));
  }
}

/**
 * Runs work again while it fails with errors that pass.
 *
 * @param until moment of `performance.now()` at which it rejects with DatabaseAway; the attempt that is under way goes on. Without it the last
 *   attempt is waited for
 */
export async function withPatience<T>(work: () => Promise<T>, isPassing: (error: unknown) => boolean, until?: number): Promise<T> {
  if (until === undefined) return repeat(work, isPassing, performance.now() + repeatMs);
  const isOver = () => new DatabaseAway('the database has not answered in time');
  return withTimeout(repeat(work, isPassing, until), Math.max(until - performance.now(), 0), isOver);
}

interface RunOptions extends TransactionOptions {
  /** Called when an attempt has ended, committed or not. */
  onEnd(): void;
}

/** Runs transactions on an engine, again where that is safe. */
export function transactionsOf(engine: Engine) {
  return function runTransaction<T>(
    work: (transaction: Transaction<Tables>) => Promise<T>,
    { exclusive = false, isIdempotent = false, until, onEnd }: RunOptions,
  ): Promise<T> {
    let isCommitting = false;

    async function attempt(): Promise<T> {
      isCommitting = false;
      try {
        return await engine.db.transaction().execute(async (transaction) => {
          if (exclusive) await engine.acquireExclusiveLock?.(transaction);
          const result = await countAtEnd(transaction, () => work(transaction));
          isCommitting = true;
          return result;
        });
      } finally {
        onEnd();
      }
    }

    /** A commit without an answer may have gone through. */
    const mayRunAgain = (error: unknown) =>
      engine.isPassing?.(error) === true && (!isCommitting || isIdempotent || engine.isUndone?.(error) === true);

    return withPatience(attempt, mayRunAgain, until);
  };
}
