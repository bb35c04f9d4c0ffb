import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { DatabaseError, Pool } from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import { reasonOf } from '../error-reason.ts';
import { nameConversion } from './columns.ts';
import { DatabaseUnusable, type DatabaseWait, type Engine, type RateLimit } from './engine.ts';
import { SharedLimiter } from './shared-limiter.ts';
import type { Tables } from './tables.ts';

/** Milliseconds. */
const timeouts = {
  /** For a connection, a free one of the pool included. */
  connectionTimeoutMillis: 5_000,
  /** After which the server cancels a statement, one that waits for a lock included. */
  statement_timeout: 15_000,
  /** After which the client does, when the server no longer responds. */
  query_timeout: 20_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Connections of one process. */
const connections = 10;

/** Key of the advisory lock: any number, the same in every process on the database. */
const exclusiveLockKey = 7_216_044;

/** Milliseconds between two attempts to reach a database that does not respond yet. */
const retryMs = 500;

/**
 * Opens a PostgreSQL database, waiting for its server if so asked. Throws DatabaseUnusable when it cannot be reached, refuses the user, or
 * acknowledges commits that are not on disk yet.
 */
export async function openPostgres(url: string, wait?: DatabaseWait): Promise<Engine> {
  const pool = new Pool({ connectionString: url, max: connections, keepAlive: true, application_name: 'site', ...timeouts });
  // A lost connection is reported to its current or next user. Without a listener the event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [nameConversion] });
  try {
    await firstQuery(db, url, wait);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    hasRowLocks: true,
    matchingIds: (beginnings) => sql`(select subject_id from search_texts where vector @@ ${wordsLike(beginnings)})`,
    quoteSearch: {
      matching: matchingQuotes,
      isOneOf: (keys) => sql`quotes.id = any(${keys})`,
      isMatching: (beginnings) => sql`quotes.id in (${matchingQuotes(beginnings)})`,
    },
    async acquireExclusiveLock(transaction) {
      await sql`select pg_advisory_xact_lock(${exclusiveLockKey})`.execute(transaction);
    },
    isUnavailable,
    limiter: (limit) => sharedLimiter(pool, limit),
  };
}

const wordsLike = (beginnings: string[]) => sql`${beginnings.map((beginning) => `'${beginning}':*`).join(' & ')}::tsquery`;

const matchingQuotes = (beginnings: string[]) =>
  sql<{ key: string }>`select subject_id as key from search_texts where kind = 'quote' and vector @@ ${wordsLike(beginnings)}`;

/** Counts in a table, so that all processes share the counts; in memory while the database does not respond. */
function sharedLimiter(pool: Pool, { name, ...limit }: RateLimit): RateLimiterAbstract {
  const options = { keyPrefix: name, ...limit };
  return new SharedLimiter({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // A client that was refused costs no more queries. One more than the limit: the last point may be given back.
    inMemoryBlockOnConsumed: limit.points + 1,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}

/** Waits while the server does not accept connections; a wrong password or a database that does not exist fails at once. */
async function firstQuery(db: Kysely<Tables>, url: string, wait: DatabaseWait | undefined): Promise<void> {
  const startedAt = performance.now();
  let isWaiting = false;
  for (;;)
    try {
      return await checkDurability(db);
    } catch (error) {
      if (error instanceof DatabaseUnusable) throw error;
      const isOver = !wait || performance.now() - startedAt >= wait.timeoutMs;
      if (isOver || !isUnavailable(error)) {
        const waited = isWaiting ? ` within ${Math.round((wait?.timeoutMs ?? 0) / 1000)} seconds` : '';
        throw new DatabaseUnusable(`DATABASE_URL: the database ${nameOf(url)} could not be opened${waited}: ${reasonOf(error)}`, {
          cause: error,
        });
      }
      if (!isWaiting) wait.onWait(nameOf(url), reasonOf(error));
      isWaiting = true;
      await pause(retryMs);
    }
}

/** Database and host of a URL, without user and password. */
function nameOf(url: string): string {
  const { pathname, host, searchParams } = new URL(url);
  return `${decodeURIComponent(pathname.slice(1))} at ${searchParams.get('host') ?? host}`;
}

async function checkDurability(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ synchronousCommit: string }>`show synchronous_commit`.execute(db);
  if (rows[0]?.synchronousCommit === 'off')
    throw new DatabaseUnusable(
      'DATABASE_URL: PostgreSQL runs with synchronous_commit=off: it would acknowledge submissions that a power failure takes away',
    );
}

/**
 * Classes and codes of SQLSTATE: connection lost, resources used up, deadlock and the like, cancelled by a time limit, shutting down,
 * read-only after a fail-over, locked.
 * Source: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const unavailableState = /^(?:08|53|40|57P0|58)|^(?:57014|25006|25P03|55P03)$/;

const unavailableNetwork = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);

/** The driver's own errors have no code. */
const unavailableMessages =
  /^(?:Connection terminated|Query read timeout|timeout |Client has encountered a connection error|Client was closed)/;

function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseError) return unavailableState.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  return 'code' in error && error.code !== undefined ? unavailableNetwork.has(String(error.code)) : unavailableMessages.test(error.message);
}
