import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What differs between database engines: dialect, connection, and two facts about them. Everything else in the store is shared. */
export interface Engine {
  db: Kysely<Tables>;
  /**
   * A number that changes when another process has committed something; undefined when the engine has no such cheap sign and the
   * tables themselves must be asked.
   */
  foreignChanges?: () => number;
  /** Overwrites what was deleted in the engine's own files, as far as it is still there; missing where the engine does that itself in time. */
  forgetDeleted?: () => void;
  /** True for errors that mean "busy, full or gone": the caller may try again later. */
  isUnavailable(error: unknown): boolean;
}
