import { setTimeout as pause } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SqliteAdapter, SqliteDialect } from 'kysely';

/** Milliseconds for which a statement that finds the file locked by another process blocks this one, before it waits without blocking. */
export const blockingWaitMs = 5;

/** Milliseconds between two attempts of a statement that waits without blocking. */
const retryDelayMs = 10;

/** Waiters are let in one after the other, in the order in which they came. */
class Queue {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn, with what ends it. */
  async enter(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }
}

interface DriverOptions {
  sqlite: SQLite.Database;
  /** Milliseconds after which a statement that waits for another process's write fails. */
  busyTimeoutMs: number;
}

/**
 * One connection, used by statements in turn. It blocks the event loop while a statement runs, as better-sqlite3 does, but not while it waits:
 * for the end of a transaction of this process, or for that of another process, which may take seconds. Of those who write one waits for the other
 * process and the others for their turn; those who read wait for nobody but an open transaction of this process.
 */
class QueuedSqliteDriver implements Driver {
  readonly #options: DriverOptions;
  readonly #writers = new Queue();
  /** Ends with the open transaction. */
  #transaction: Promise<void> | undefined;

  constructor(options: DriverOptions) {
    this.#options = options;
  }

  async init(): Promise<void> {
    // The connection is open.
  }

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this, this.#options.sqlite);
  }

  /** Takes the write lock at once: a transaction that reads first could otherwise fail half-way when another process writes. */
  async beginTransaction(connection: SqliteConnection): Promise<void> {
    const leave = await this.#writers.enter();
    try {
      await this.#whileBusy(() => this.#options.sqlite.exec('begin immediate'));
    } catch (error) {
      leave();
      throw error;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#transaction = promise;
    connection.transactionEnds = () => {
      this.#transaction = undefined;
      // Those who read have waited for this transaction alone: they come before the next one begins.
      resolve();
      leave();
    };
  }

  async commitTransaction(): Promise<void> {
    this.#options.sqlite.exec('commit');
  }

  /** After some errors, that of a full disk among them, SQLite has rolled back itself: the error of a second time would hide the first. */
  async rollbackTransaction(): Promise<void> {
    if (this.#options.sqlite.inTransaction) this.#options.sqlite.exec('rollback');
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.transactionEnds?.();
    connection.transactionEnds = undefined;
  }

  async destroy(): Promise<void> {
    this.#options.sqlite.close();
  }

  /** Runs a statement that does not belong to a transaction. */
  async runAlone<T>(statement: SQLite.Statement, run: () => T): Promise<T> {
    const leave = statement.readonly ? undefined : await this.#writers.enter();
    try {
      while (this.#transaction) await this.#transaction;
      return await this.#whileBusy(run);
    } finally {
      leave?.();
    }
  }

  async #whileBusy<T>(run: () => T): Promise<T> {
    const deadline = performance.now() + this.#options.busyTimeoutMs;
    for (;;) {
      try {
        return run();
      } catch (error) {
        if (!isBusy(error) || performance.now() >= deadline) throw error;
      }
      await pause(retryDelayMs);
    }
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #driver: QueuedSqliteDriver;
  readonly #sqlite: SQLite.Database;
  /** Set while a transaction is open on this connection. */
  transactionEnds: (() => void) | undefined;

  constructor(driver: QueuedSqliteDriver, sqlite: SQLite.Database) {
    this.#driver = driver;
    this.#sqlite = sqlite;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#sqlite.prepare<unknown[], R>(sql);
    const run = () => resultOf(statement, parameters);
    return this.transactionEnds ? run() : this.#driver.runAlone(statement, run);
  }

  streamQuery(): never {
    throw new Error('No query of this project is streamed');
  }
}

function resultOf<R>(statement: SQLite.Statement<unknown[], R>, parameters: readonly unknown[]): QueryResult<R> {
  if (statement.reader) return { rows: statement.all(...parameters) };
  const { changes, lastInsertRowid } = statement.run(...parameters);
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
}

export const isBusy = (error: unknown): boolean => error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY');

/** SQLite can roll back schema changes, so a migration that is cut off leaves nothing behind. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver has its own queue; Kysely's would make those who read wait for those who wait. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export class QueuedSqliteDialect extends SqliteDialect {
  readonly #options: DriverOptions;

  constructor(options: DriverOptions) {
    super({ database: options.sqlite });
    this.#options = options;
  }

  override createDriver(): Driver {
    return new QueuedSqliteDriver(this.#options);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}
