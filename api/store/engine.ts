import type { Kysely, Transaction } from 'kysely';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Tables } from './tables.ts';

/** How often something may happen. */
export interface Allowance {
  /** Tells it from others that are counted in the same place. */
  name: string;
  /** Times. */
  points: number;
  /** Seconds in which they may come. */
  duration: number;
}

/** What differs between database engines: dialect, connection, and a few facts about them. Everything else in the store is shared. */
export interface Engine {
  db: Kysely<Tables>;
  /**
   * A number that changes when another process has committed something; undefined when the engine has no such cheap sign and the
   * tables themselves must be asked.
   */
  foreignChanges?: () => number;
  /** Overwrites what was deleted in the engine's own files, as far as it is still there; missing where the engine does that itself in time. */
  forgetDeleted?: () => void;
  /** Transactions that write run side by side and lock single rows; false where they run one after the other. */
  hasRowLocks: boolean;
  /** Waits until no other transaction that has called it is under way; missing where transactions run one after the other anyway. */
  standAlone?(transaction: Transaction<Tables>): Promise<void>;
  /** True for errors that mean "busy, full or gone": the caller may try again later, and whether a commit went through is unknown. */
  isUnavailable(error: unknown): boolean;
  /** Counts against an allowance, together with all processes that may be on the same database. */
  limiter(allowance: Allowance): RateLimiterAbstract;
}
