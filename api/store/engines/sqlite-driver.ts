import { setTimeout as pause } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
} from 'kysely';

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

/** Two connections to one file: a statement that reads does not wait for a transaction, and does not see it before its commit. */
export interface Connections {
  writer: SQLite.Database;
  reader: SQLite.Database;
}

type Statement = SQLite.Statement<unknown[], unknown>;

/** Prepared statements of one connection that are kept: lists with conditions of their own have texts without end. */
const maxStatements = 500;

/** Prepares each statement once, which takes longer than running most of them. SQLite does it anew by itself when the schema has changed. */
function preparedOnce(database: SQLite.Database): (sql: string) => Statement {
  const prepared = new Map<string, Statement>();
  return (sql) => {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = database.prepare<unknown[], unknown>(sql);
    if (prepared.size >= maxStatements) prepared.clear();
    prepared.set(sql, statement);
    return statement;
  };
}

interface DriverOptions extends Connections {
  /** Milliseconds after which a statement that waits for another process's write fails. */
  busyTimeoutMs: number;
}

/**
 * A statement blocks the event loop while it runs, as better-sqlite3 does, but not while it waits: for the end of a transaction of this process, or
 * for that of another one, which may take seconds. Of those who write one waits for the other process and the others for their turn; those who
 * read wait for nobody.
 */
class QueuedSqliteDriver implements Driver {
  readonly #options: DriverOptions;
  readonly #writers = new Queue();
  readonly read: (sql: string) => Statement;
  readonly write: (sql: string) => Statement;

  constructor(options: DriverOptions) {
    this.#options = options;
    this.read = preparedOnce(options.reader);
    this.write = preparedOnce(options.writer);
  }

  async init(): Promise<void> {
    // The connection is open.
  }

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this);
  }

  /** Takes the write lock at once: a transaction that reads first could otherwise fail half-way when another process writes. */
  async beginTransaction(connection: SqliteConnection): Promise<void> {
    const leave = await this.#writers.enter();
    try {
      await this.#whileBusy(() => this.#options.writer.exec('begin immediate'));
    } catch (error) {
      leave();
      throw error;
    }
    connection.transactionEnds = leave;
  }

  async commitTransaction(): Promise<void> {
    this.#options.writer.exec('commit');
  }

  /** After some errors, that of a full disk among them, SQLite has rolled back itself: the error of a second time would hide the first. */
  async rollbackTransaction(): Promise<void> {
    if (this.#options.writer.inTransaction) this.#options.writer.exec('rollback');
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.transactionEnds?.();
    connection.transactionEnds = undefined;
  }

  async destroy(): Promise<void> {
    this.#options.reader.close();
    this.#options.writer.close();
  }

  /** Runs a statement that writes and does not belong to a transaction. */
  async writeAlone<T>(run: () => T): Promise<T> {
    const leave = await this.#writers.enter();
    try {
      return await this.#whileBusy(run);
    } finally {
      leave();
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
  /** Set while a transaction is open. */
  transactionEnds: (() => void) | undefined;

  constructor(driver: QueuedSqliteDriver) {
    this.#driver = driver;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const driver = this.#driver;
    if (this.transactionEnds) return resultOf(driver.write(sql), parameters);
    const statement = driver.read(sql);
    if (statement.readonly) return resultOf(statement, parameters);
    return driver.writeAlone(() => resultOf(driver.write(sql), parameters));
  }

  streamQuery(): never {
    throw new Error('No query of this project is streamed');
  }
}

function resultOf<R>(statement: Statement, parameters: readonly unknown[]): QueryResult<R> {
  if (statement.reader) return { rows: statement.all(...parameters) as R[] };
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

/** Leaves out locks of rows: there are none, where writing transactions run one after the other. */
class LocklessCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier !== 'ForUpdate' && node.modifier !== 'SkipLocked') super.visitSelectModifier(node);
  }
}

export class QueuedSqliteDialect extends SqliteDialect {
  readonly #options: DriverOptions;

  constructor(options: DriverOptions) {
    super({ database: options.writer });
    this.#options = options;
  }

  override createDriver(): Driver {
    return new QueuedSqliteDriver(this.#options);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new LocklessCompiler();
  }
}
