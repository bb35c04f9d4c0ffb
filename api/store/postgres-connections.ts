import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import { withTimeout } from '#contract/with-timeout';
import { reasonOf } from '../error-reason.ts';
import { DatabaseAway } from './engine.ts';
import { endsConnection, isUnavailable } from './postgres-errors.ts';
import type { PostgresServers } from './postgres-url.ts';

/** Milliseconds. */
const timeouts = {
  /** For a connection to one host, a free one of the pool included. */
  connection: 3_000,
  /** For what costs the server no work: when it does not answer, it hangs. */
  greeting: 3_000,
  /** After which the client gives a statement up. The server's own limit comes first (postgres-driver.ts). */
  statement: 15_000,
};

/** Connections of one process. */
const connections = 10;

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
    for (const host of [...pools.keys()].map((_, tried) => (current + tried) % pools.length))
      try {
        const client = await checkOutOf(pools[host] as Pool);
        current = host;
        return client;
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        failures.push(error);
      }
    throw failures.length === 1 ? failures[0] : new DatabaseAway(`no host takes writes (${failures.map(reasonOf).join(', ')})`);
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

  /** What Kysely borrows for a statement or a transaction. */
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
