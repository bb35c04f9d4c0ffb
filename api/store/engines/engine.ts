import type { Kysely, RawBuilder, SqlBool, Transaction } from 'kysely';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { SentKind } from '../contacts/tables-contacts.ts';
import type { SoughtWord } from '../search/search-words.ts';
import type { Tables } from '../tables.ts';

/** The database cannot be opened, for a reason outside the program. The message names the setting, and no password. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
  /** A later attempt may succeed without anybody's doing: the server has not started yet, say. */
  readonly isTemporary: boolean;

  constructor(message: string, { isTemporary = false, ...options }: ErrorOptions & { isTemporary?: boolean } = {}) {
    super(message, options);
    this.isTemporary = isTemporary;
  }
}

/** The database has not been opened yet, takes no writes, or has not answered in the time that there was. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** A rate limit: `points` requests within `duration` seconds. */
export interface RateLimit {
  /** Prefix of its counters in the shared store. */
  name: string;
  points: number;
  /** Seconds. */
  duration: number;
}

/** The search among quotes, of which there are so many that each engine has its own way. */
export interface QuoteSearch {
  /** A query of the keys of quotes, in a column `key`, that have all of these words. */
  matching(sought: readonly SoughtWord[]): RawBuilder<{ key: QuoteKey }>;
  /** Whether a row of quotes is one of these. */
  isOneOf(keys: readonly QuoteKey[]): RawBuilder<SqlBool>;
  /**
   * Whether a row of quotes matches, of which many do.
   *
   * @param rowByRow rows are gone through by other conditions or in an order, and each is tested; by default the matches are gone through
   */
  isMatching(sought: readonly SoughtWord[], rowByRow?: boolean): RawBuilder<SqlBool>;
}

/** By what an engine's index of words knows a quote. */
export type QuoteKey = string | number;

/** Describes what differs between database engines: dialect, connection, and a few facts about them. Everything else in the store is shared. */
export interface Engine {
  /** Until the database has been opened, everything fails that is asked of it. */
  db: Kysely<Tables>;
  /**
   * Opens the database: reaches it, lets `prepare` bring its schema up to date, and then everybody in. Another attempt may follow one that has
   * failed. Throws DatabaseUnusable.
   */
  open(prepare: (db: Kysely<Tables>) => Promise<void>): Promise<void>;
  close(): Promise<void>;
  /** Rejects unless the database answers, and takes writes. */
  requireWritable(): Promise<void>;
  /**
   * A number that changes when something was committed, by this process or another; missing when the engine has none and the tables have to be
   * queried.
   */
  dataVersion?: () => number;
  /** Removes deleted data from the engine's own files; missing where the engine does that itself in time. */
  purgeDeleted?: () => Promise<void>;
  /** Takes a lock that is held until the transaction ends; missing where write transactions run one after the other anyway. */
  acquireExclusiveLock?(transaction: Transaction<Tables>): Promise<void>;
  /** A query of the ids of all reviews, or all applications, that have all of these words, in a column `id`. */
  matchingIds(sought: readonly SoughtWord[], kind: Exclude<SentKind, 'quote'>): RawBuilder<{ id: string }>;
  quoteSearch: QuoteSearch;
  /** The text of a property of an object in a column of JSON; null where the column is empty. */
  jsonText(column: string, property: string): RawBuilder<string | null>;
  /** True for errors that mean "busy, full or gone": the caller may try again later, and whether a commit went through is unknown. */
  isUnavailable(error: unknown): boolean;
  /**
   * True for errors that another attempt may not meet, of a transaction that was certainly undone unless it was committing. Missing where there
   * are none: a statement waits in its turn then.
   */
  isPassing?(error: unknown): boolean;
  /** True for the error of a commit that was undone; without an answer of the server that is not known. */
  isUndone?(error: unknown): boolean;
  /** A counter of a rate limit, shared by all processes that may use the database. */
  limiter(limit: RateLimit): RateLimiterAbstract;
}
