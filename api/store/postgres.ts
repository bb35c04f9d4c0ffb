import { Kysely, PostgresDialect, sql } from 'kysely';
import { DatabaseError, Pool } from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { nameConversion } from './columns.ts';
import type { Engine, RateLimit } from './engine.ts';
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

/** Opens a PostgreSQL database. Throws when it acknowledges commits that are not on disk yet. */
export async function openPostgres(url: string): Promise<Engine> {
  const pool = new Pool({ connectionString: url, max: connections, keepAlive: true, application_name: 'site', ...timeouts });
  // A lost connection is reported to its current or next user. Without a listener the event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [nameConversion] });
  try {
    await checkDurability(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    hasRowLocks: true,
    async acquireExclusiveLock(transaction) {
      await sql`select pg_advisory_xact_lock(${exclusiveLockKey})`.execute(transaction);
    },
    isUnavailable,
    limiter: (limit) => sharedLimiter(pool, limit),
  };
}

/** Counts in a table, so that all processes share the counts; in memory while the database does not respond. */
function sharedLimiter(pool: Pool, { name, ...limit }: RateLimit): RateLimiterAbstract {
  const options = { keyPrefix: name, ...limit };
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // A client that has used up its limit costs no more queries.
    inMemoryBlockOnConsumed: limit.points,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}

async function checkDurability(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ synchronousCommit: string }>`show synchronous_commit`.execute(db);
  if (rows[0]?.synchronousCommit === 'off')
    throw new Error('PostgreSQL runs with synchronous_commit=off: it would acknowledge submissions that a power failure takes away');
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
