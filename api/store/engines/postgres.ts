import { Kysely, sql } from 'kysely';
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import { nameConversion } from '../rows/columns.ts';
import type { SoughtWord } from '../search/search-words.ts';
import type { Tables } from '../tables.ts';
import { DatabaseAway, DatabaseUnusable, type Engine, type RateLimit } from './engine.ts';
import { reasonOf } from './error-reason.ts';
import { openConnections, type PostgresConnections } from './postgres-connections.ts';
import { LimitedDialect } from './postgres-driver.ts';
import { isPassing, isUnavailable, isUndone } from './postgres-errors.ts';
import { nameOfDatabase, readPostgresUrl } from './postgres-url.ts';
import { SharedLimiter } from './shared-limiter.ts';

/** Key of the advisory lock: any number, the same in every process on the database. */
const exclusiveLockKey = 7_216_044;

/** Milliseconds that a request waits to be counted by its rate limit. */
const countingTimeoutMs = 1_000;

interface Statement {
  text: string;
  values: unknown[];
}

/** A PostgreSQL database, to which nothing connects before it is opened. Throws DatabaseUnusable for a URL that cannot be used. */
export function postgresEngine(url: string): Engine {
  const servers = readPostgresUrl(url);
  if (typeof servers === 'string') throw new DatabaseUnusable(`DATABASE_URL ${servers}`);
  const connections = openConnections(servers);
  const over = (connect: PostgresConnections['connect']) =>
    new Kysely<Tables>({ dialect: new LimitedDialect({ pool: { ...connections, connect } }), plugins: [nameConversion] });
  let isOpen = false;
  const db = over(async () => {
    if (!isOpen) throw new DatabaseAway('the database has not been opened yet');
    return connections.connect();
  });
  return {
    db,
    async open(prepare) {
      const opener = over(connections.connect);
      await checkDurability(opener).catch((error: unknown) => {
        throw error instanceof DatabaseUnusable ? error : unusable(url, error);
      });
      await prepare(opener).catch((error: unknown) => {
        throw isTemporary(error) ? unusable(url, error) : error;
      });
      isOpen = true;
    },
    async close() {
      await db.destroy();
      await connections.end();
    },
    async requireWritable() {
      const { rows } = await sql<{ transactionReadOnly: string }>`show transaction_read_only`.execute(db);
      if (rows[0]?.transactionReadOnly === 'off') return;
      connections.distrust();
      throw new DatabaseAway('the server takes no writes');
    },
    matchingIds: (sought, kind) => sql`select subject_id as id from search_texts where kind = ${kind} and vector @@ ${wordsLike(sought)}`,
    quoteSearch: {
      matching: matchingQuotes,
      // The planner takes a list that it does not know for a short one, and looks each up. One that it knows makes it go through all quotes in the order
      // of a page until that is full, which is soon where matches are many, and at the very end where all of a few hundred are old.
      isOneOf: (keys) =>
        keys.length > mostLookedUp ? sql`quotes.id = any(${keys})` : sql`quotes.id = any(array(select unnest(${keys}::text[])))`,
      isMatching: (sought) => sql`quotes.id in (${matchingQuotes(sought)})`,
    },
    jsonText: (column, property) => sql`(nullif(${sql.ref(column)}, '')::json ->> ${property})`,
    async acquireExclusiveLock(transaction) {
      await sql`select pg_advisory_xact_lock(${exclusiveLockKey})`.execute(transaction);
    },
    isUnavailable,
    isPassing,
    isUndone,
    limiter: (limit) => sharedLimiter(connections, limit),
  };
}

/** Matches of which each is looked up, whatever the order of the page. */
const mostLookedUp = 2_000;

const wordsLike = (sought: readonly SoughtWord[]) => {
  const words = sought.map(({ beginnings, whole }) => [
    ...beginnings.map((beginning) => `'${beginning}':*`),
    ...whole.map((word) => `'${word}'`),
  ]);
  return sql`${words.map((each) => `(${each.join(' | ')})`).join(' & ')}::tsquery`;
};

const matchingQuotes = (sought: readonly SoughtWord[]) =>
  sql<{ key: string }>`select subject_id as key from search_texts where kind = 'quote' and vector @@ ${wordsLike(sought)}`;

/** Counts in a table, so that all processes share the counts; in memory while the database does not respond. */
function sharedLimiter({ queryAtOnce }: PostgresConnections, { name, ...limit }: RateLimit): RateLimiterAbstract {
  const options = { keyPrefix: name, ...limit };
  return new SharedLimiter({
    ...options,
    // Without the statement's name, under which it would be prepared.
    storeClient: { query: ({ text, values }: Statement) => queryAtOnce({ text, values }, countingTimeoutMs) },
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // A client that was refused costs no more queries. One more than the limit: the last point may be given back.
    inMemoryBlockOnConsumed: limit.points + 1,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}

function unusable(url: string, error: unknown): DatabaseUnusable {
  const message = `DATABASE_URL: the database ${nameOfDatabase(url)} could not be opened: ${reasonOf(error)}`;
  return new DatabaseUnusable(message, { cause: error, isTemporary: isTemporary(error) });
}

/** A migration names its error as the cause. */
const isTemporary = (error: unknown): boolean => isUnavailable(error) || (error instanceof Error && isUnavailable(error.cause));

async function checkDurability(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ synchronousCommit: string }>`show synchronous_commit`.execute(db);
  if (rows[0]?.synchronousCommit === 'off')
    throw new DatabaseUnusable(
      'DATABASE_URL: PostgreSQL runs with synchronous_commit=off: it would acknowledge submissions that a power failure takes away',
    );
}
