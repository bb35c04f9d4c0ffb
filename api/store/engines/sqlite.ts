import { open } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { nameConversion } from '../rows/columns.ts';
import type { SoughtWord } from '../search/search-words.ts';
import type { Tables } from '../tables.ts';
import type { Engine } from './engine.ts';
import { blockingWaitMs, isBusy, QueuedSqliteDialect } from './sqlite-driver.ts';

/** Milliseconds that a statement waits for another process's write. */
const busyTimeoutMs = 5_000;

/** Milliseconds until a process that was refused the change of a new file's journal asks again. */
const retryDelayMs = 5;

/** Values of `PRAGMA synchronous`; FULL syncs the log on every commit. */
const synchronousFull = 2;

/** Opens (or creates) the database file, with every commit synced to disk before it is acknowledged. */
export function openSqlite(file: string): Engine {
  const writer = openConnection(file);
  const reader = openConnection(file);
  const readDataVersion = reader.prepare('PRAGMA data_version').pluck();
  const db = new Kysely<Tables>({ dialect: new QueuedSqliteDialect({ writer, reader, busyTimeoutMs }), plugins: [nameConversion] });
  return {
    db,
    open: (prepare) => prepare(db),
    close: () => db.destroy(),
    // What may be wrong with its disk is found by writing there.
    async requireWritable() {
      await sql`select 1`.execute(db);
    },
    dataVersion: () => Number(readDataVersion.get()),
    purgeDeleted: () => truncateWriteAheadLog(writer),
    matchingIds: (sought, kind) =>
      sql`select subject_id as id from search_texts where kind = ${kind} and number in (select rowid from search_index where search_index match ${phrasesOf(sought)})`,
    quoteSearch: {
      matching: (sought) => sql`select rowid as key from quote_index where quote_index match ${phrasesOf(sought)}`,
      isOneOf: (keys) => sql`quotes.number in (select value from json_each(${JSON.stringify(keys)}))`,
      // The planner does not know how many match. The plus keeps it from looking them up by number.
      isMatching: (sought, rowByRow = false) =>
        sql`${sql.raw(rowByRow ? '+' : '')}quotes.number in (select rowid from quote_index where quote_index match ${phrasesOf(sought)})`,
    },
    jsonText: (column, property) => sql`iif(${sql.ref(column)} = '', null, ${sql.ref(column)} ->> ${property})`,
    // Only one process serves from a file; losing the counts at its end does no harm.
    limiter: ({ name, ...limit }) => new RateLimiterMemory({ keyPrefix: name, ...limit }),
    isUnavailable,
  };
}

const phrasesOf = (sought: readonly SoughtWord[]) =>
  sought
    .map(
      ({ beginnings, whole }) =>
        `(${[...beginnings.map((beginning) => `"${beginning}"*`), ...whole.map((word) => `"${word}"`)].join(' OR ')})`,
    )
    .join(' AND ');

/**
 * Writes a snapshot of a database file, which may be in use, into a new file. Unlike a copy of its pages it holds no deleted data. Blocks
 * this process until it is written; others go on reading and writing.
 */
export async function snapshotSqlite(file: string, to: string): Promise<void> {
  const sqlite = new SQLite(file, { fileMustExist: true, timeout: busyTimeoutMs });
  try {
    sqlite.prepare('VACUUM INTO ?').run(to);
  } finally {
    sqlite.close();
  }
  // SQLite does not sync what it writes in this way.
  const written = await open(to, 'r+');
  await written.chmod(0o600);
  await written.sync();
  await written.close();
}

/**
 * Whether a file that nothing else has open is a whole database of the site: SQLite finds nothing wrong with its pages, and it has tables. An empty
 * file is a database without any.
 */
export function isIntact(file: string): boolean {
  let sqlite: SQLite.Database | undefined;
  try {
    sqlite = new SQLite(file, { fileMustExist: true });
    const isWhole = sqlite.pragma('integrity_check', { simple: true }) === 'ok';
    return isWhole && sqlite.prepare(`select count(*) from ${DEFAULT_MIGRATION_TABLE}`).pluck().get() !== 0;
  } catch (error) {
    // SQLITE_ERROR: there is no such table. A disk that fails says so itself.
    if (error instanceof SQLite.SqliteError && /^SQLITE_(?:NOTADB|CORRUPT|ERROR)/.test(error.code)) return false;
    throw error;
  } finally {
    sqlite?.close();
  }
}

function openConnection(file: string): SQLite.Database {
  const sqlite = new SQLite(file, { timeout: busyTimeoutMs });
  makeDurable(sqlite);
  sqlite.pragma(`busy_timeout = ${blockingWaitMs}`);
  return sqlite;
}

/**
 * `synchronous` belongs to the connection, not to the file, and a build's default for WAL files may be NORMAL, which loses the last
 * commits on power failure. So it is set on every open and read back.
 */
function makeDurable(sqlite: SQLite.Database): void {
  startWriteAheadLog(sqlite);
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  // Deleted data is overwritten: after an erasure, nothing is left in the free pages of the file.
  sqlite.pragma('secure_delete = ON');
  const durable =
    sqlite.pragma('journal_mode', { simple: true }) === 'wal' &&
    sqlite.pragma('synchronous', { simple: true }) === synchronousFull &&
    sqlite.pragma('foreign_keys', { simple: true }) === 1;
  if (durable) return;
  sqlite.close();
  throw new Error('SQLite did not accept journal_mode=WAL, synchronous=FULL and foreign_keys=ON; the data would not be safe');
}

/**
 * Two processes that open a new file at once both want to change how it is journaled. SQLite lets the second one fail without waiting, as
 * either could wait for the other: it tries again, blocking this process for a few milliseconds.
 */
function startWriteAheadLog(sqlite: SQLite.Database): void {
  const deadline = performance.now() + busyTimeoutMs;
  const neverWoken = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      sqlite.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    Atomics.wait(neverWoken, 0, 0, retryDelayMs);
  }
}

/**
 * Empties the write-ahead log, which holds earlier versions of pages. As long as another process reads or writes that is not possible: it tries
 * again, and leaves it to the next time in the end.
 */
async function truncateWriteAheadLog(sqlite: SQLite.Database): Promise<void> {
  const deadline = performance.now() + busyTimeoutMs;
  const isRefused = () => sqlite.inTransaction || sqlite.prepare('PRAGMA wal_checkpoint(TRUNCATE)').pluck().get() !== 0;
  while (isRefused() && performance.now() < deadline) await pause(retryDelayMs);
}

function isUnavailable(error: unknown): boolean {
  return error instanceof SQLite.SqliteError && /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM)/.test(error.code);
}
