import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';

/**
 * The server's limits of a transaction, in milliseconds: for each statement, waiting for locks included, and for the time between two. As startup
 * parameters PgBouncer would refuse them, and set for the session they would be another client's there. Statements outside of a transaction have
 * the client's limit alone, which sends no cancel request: one that arrives during a commit ends its wait for the standby, and the commit is
 * acknowledged without it.
 */
const limits = { statement_timeout: 12_000, idle_in_transaction_session_timeout: 30_000 };

const setLimits = Object.entries(limits).map(([name, value]) => `set local ${name} = ${value}`);

function beginWith({ isolationLevel, accessMode }: TransactionSettings): string {
  const level = isolationLevel && `isolation level ${isolationLevel}`;
  return [['begin', level, accessMode].filter(Boolean).join(' '), ...setLimits].join('; ');
}

/** Begins each transaction with the limits of its statements, in the same round trip. */
class LimitedDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(beginWith(settings)));
  }
}

export class LimitedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new LimitedDriver(this.#config);
  }
}
