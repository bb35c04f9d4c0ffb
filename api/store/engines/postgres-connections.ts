import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import { withTimeout } from '#contract/time/with-timeout';
import { DatabaseAway } from './engine.ts';
import { reasonOf } from './error-reason.ts';
import { endsConnection, isUnavailable } from './postgres-errors.ts';
import type { PostgresServers } from './postgres-url.ts';

/** Milliseconds. */
const timeouts = {
  /** For a connection to one host, a free one of the pool included. */
  connection: 3_000,
  /** After which the next host is tried too. */
  headStart: 500,
  /** For what costs the server no work: when it does not answer, it hangs. */
  greeting: 3_000,
  /** After which the client gives a statement up. The server's own limit comes first (postgres-driver.ts). */
  statement: 15_000,
};

/** Connections of one process. */
const connections = 10;

interface Found {
  host: number;
  client: PoolClient;
}

interface TimedQuery extends QueryConfig {
  /** Milliseconds. */
  query_timeout: number;
}

export interface PostgresConnections extends PostgresPool {
  /** Runs a statement that is of use only at once: rejects after so many milliseconds, the wait for a connection included. */
  queryAtOnce(statement: { text: string; values?: unknown[] }, timeoutMs: number): Promise<QueryResult>;
  /** Makes no further use of the connections that are open now. */
  distrust(): void;
}

/**
 * The connections to the servers of a URL. None has any state of its own, so that they may lead through PgBouncer: no startup parameters that
 * it does not know, no statements prepared under a name, nothing that is set beyond a transaction.
 *
 * A connection that was lost, hangs, or leads to a server that takes no writes any more is dropped, and with it all that were opened before: a
 * fail-over has met them too. New ones go to the first host that can be used, beginning with the one that was used last.
 */
export function openConnections({ urls, mustWrite }: PostgresServers): PostgresConnections {
  const pools = urls.map(newPool);
  const openedAt = new WeakMap<PoolClient, number>();
  let distrustedUntil = Number.NEGATIVE_INFINITY;
  let current = 0;
  let ended: Promise<unknown> | undefined;

  const distrust = () => {
    distrustedUntil = performance.now();
  };

  async function checkOut(): Promise<PoolClient> {
    const failures: unknown[] = [];
    const hosts = pools.map((_, tried) => (current + tried) % pools.length);
    const found = await firstOf(hosts, failures);
    if (found) {
      current = found.host;
      return found.client;
    }
    const fatal = failures.find((error) => !isUnavailable(error));
    if (fatal !== undefined || failures.length === 1) throw fatal ?? failures[0];
    throw new DatabaseAway(`no host takes writes (${failures.map(reasonOf).join(', ')})`);
  }

  /** The first host in this order that can be used; undefined when none can. One that does not answer soon does not keep the next from being tried. */
  async function firstOf([host = 0, ...others]: number[], failures: unknown[]): Promise<Found | undefined> {
    const pool = pools[host] as Pool;
    // Where all connections are in use, one becomes free.
    const headStartMs = pool.totalCount < connections ? timeouts.headStart : timeouts.connection;
    const own = checkOutOf(pool).then(
      (client): Found => ({ host, client }),
      (error: unknown) => void failures.push(error),
    );
    if (others.length === 0) return own;
    const early = await withTimeout(own, headStartMs).catch(() => undefined);
    if (early) return early;
    const next = firstOf(others, failures);
    const found = await Promise.race([own.then((mine) => mine ?? next), next.then((theirs) => theirs ?? own)]);
    for (const either of [own, next]) void either.then((late) => late && late !== found && late.client.release());
    return found;
  }

  async function checkOutOf(pool: Pool): Promise<PoolClient> {
    for (;;) {
      const client = await pool.connect();
      const opened = openedAt.get(client);
      if (opened === undefined) {
        openedAt.set(client, performance.now());
        if (mustWrite) await releaseUnlessWriting(client);
        return client;
      }
      if (opened > distrustedUntil) return client;
      client.release(true);
    }
  }

  /** Returns what Kysely borrows for a statement or a transaction. */
  function lend(client: PoolClient): PostgresPoolClient {
    let lost: unknown;
    async function query(text: string, values: readonly unknown[]): Promise<QueryResult> {
      // Asked to undo its transaction, a lost connection would take as long to fail once more.
      if (lost !== undefined) throw lost;
      const query_timeout = text.startsWith('begin') ? timeouts.greeting : timeouts.statement;
      try {
        return await client.query<never, unknown[]>(timed(text, [...values], query_timeout));
      } catch (error) {
        if (endsConnection(error)) {
          lost = error;
          distrust();
        }
        throw error;
      }
    }
    return {
      // No cursor is ever asked for.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy === true || lost !== undefined),
    };
  }

  async function queryWithin({ text, values = [] }: { text: string; values?: unknown[] }, timeoutMs: number): Promise<QueryResult> {
    const client = await checkOut();
    try {
      const result = await client.query<never, unknown[]>(timed(text, values, timeoutMs));
      client.release();
      return result;
    } catch (error) {
      client.release(endsConnection(error));
      throw error;
    }
  }

  return {
    options: {},
    connect: async () => lend(await checkOut()),
    queryAtOnce: (statement, timeoutMs) => withTimeout(queryWithin(statement, timeoutMs), timeoutMs),
    distrust,
    async end() {
      ended ??= Promise.all(pools.map((pool) => pool.end()));
      await ended;
    },
  };
}

const timed = (text: string, values: unknown[], query_timeout: number): TimedQuery => ({ text, values, query_timeout });

function newPool(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    max: connections,
    keepAlive: true,
    application_name: 'site',
    connectionTimeoutMillis: timeouts.connection,
  });
  // A lost connection is reported to its current or next user. Without a listener the event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
}

/** Throws DatabaseAway for a connection to a server that takes no writes: a standby, or one that has been told so. */
async function releaseUnlessWriting(client: PoolClient): Promise<void> {
  try {
    const { rows } = await client.query(timed('show transaction_read_only', [], timeouts.greeting));
    if (rows[0]?.transaction_read_only !== 'off') throw new DatabaseAway('the server takes no writes');
  } catch (error) {
    client.release(true);
    throw error;
  }
}
