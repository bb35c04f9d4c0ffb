import { sql, type Transaction } from 'kysely';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { databaseProxy } from '../../testing/database-proxy.ts';
import { newDatabase } from '../../testing/postgres-databases.ts';
import { standby } from '../../testing/standby.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { openStore } from '../open-store.ts';
import type { Tables } from '../tables.ts';
import type { Engine } from './engine.ts';
import { openEngine } from './open-engine.ts';
import { transactionsOf } from './transactions.ts';

/** Milliseconds. */
const elapsedSince = (start: number) => performance.now() - start;
const errorOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);
const noted = { onEnd: () => undefined };

/** With a table to write numbers to. */
async function engineAt(databaseUrl: string): Promise<Engine> {
  const engine = await openEngine({ dataDir: await temporaryFolder(), databaseUrl });
  onTestFinished(() => engine.close());
  await sql`create table if not exists numbers (value integer not null)`.execute(engine.db);
  return engine;
}

async function storeAt(databaseUrl: string) {
  const store = await openStore({ dataDir: await temporaryFolder(), databaseUrl });
  onTestFinished(() => store.close());
  return store;
}

const write = (transaction: Transaction<Tables>) => sql`insert into numbers values (1)`.execute(transaction);

async function written({ db }: Engine): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from numbers`.execute(db);
  return Number(rows[0]?.count);
}

/** Does to a database what its administrator does, from another one. */
async function administer(url: string, statementsFor: (name: string) => string[]): Promise<void> {
  const { pathname, search } = new URL(url);
  const client = new Client(`postgres://site@localhost/postgres${search}`);
  await client.connect();
  for (const statement of statementsFor(pathname.slice(1))) await client.query(statement);
  await client.end();
}

const cutOff = (name: string) => `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
const readOnly = (name: string, value: 'on' | 'off') => `alter database ${name} set default_transaction_read_only = ${value}`;

test.each(['40001', '40P01', '57P01', '57P03', '25006', '08006', '53300'])(
  'a transaction that fails with SQLSTATE %s before its commit is run again, and is stored once',
  async (state) => {
    const engine = await engineAt(await newDatabase());
    let attempts = 0;

    await transactionsOf(engine)(async (transaction) => {
      attempts += 1;
      await write(transaction);
      if (attempts < 3) await sql.raw(`do $$ begin raise sqlstate '${state}'; end $$`).execute(transaction);
    }, noted);

    expect([attempts, await written(engine)]).toEqual([3, 1]);
  },
);

test.each(['23505', '57014', '53100', 'P0001'])('a transaction that fails with SQLSTATE %s is not run again', async (state) => {
  const engine = await engineAt(await newDatabase());
  let attempts = 0;

  const error = await errorOf(
    transactionsOf(engine)(async (transaction) => {
      attempts += 1;
      await sql.raw(`do $$ begin raise sqlstate '${state}'; end $$`).execute(transaction);
    }, noted),
  );

  expect([attempts, (error as { code?: string }).code]).toEqual([1, state]);
});

test('a transaction whose connection is lost before its commit is run again on another one', async () => {
  const url = await newDatabase();
  const engine = await engineAt(url);
  let attempts = 0;

  await transactionsOf(engine)(async (transaction) => {
    attempts += 1;
    await write(transaction);
    if (attempts === 1) await administer(url, (name) => [cutOff(name)]);
    await write(transaction);
  }, noted);

  expect([attempts, await written(engine)]).toEqual([2, 2]);
});

test('a commit that is lost without an answer is run again only where the work recognizes what it has done', async () => {
  const engine = await engineAt(await newDatabase());
  await sql`create function cut_off() returns trigger language plpgsql as $$
    begin
      if new.value < 0 then perform pg_terminate_backend(pg_backend_pid()); end if;
      return null;
    end $$`.execute(engine.db);
  await sql`create constraint trigger at_commit after insert on numbers deferrable initially deferred
    for each row execute function cut_off()`.execute(engine.db);
  const run = async (isIdempotent: boolean) => {
    let attempts = 0;
    const outcome = await errorOf(
      transactionsOf(engine)(
        async (transaction) => {
          attempts += 1;
          await sql`insert into numbers values (${attempts === 1 ? -1 : 1})`.execute(transaction);
        },
        { ...noted, isIdempotent },
      ),
    );
    return { attempts, isUnavailable: engine.isUnavailable(outcome) };
  };

  expect(await run(false)).toEqual({ attempts: 1, isUnavailable: true });
  expect(await run(true)).toEqual({ attempts: 2, isUnavailable: false });
  expect(await written(engine)).toBe(1);
});

test('connections to a server that no longer takes writes are dropped, all of them, and a transaction goes through', async () => {
  const url = await newDatabase();
  const store = await storeAt(url);
  await administer(url, (name) => [readOnly(name, 'on'), cutOff(name)]);
  // Each on a connection of its own, which stays as it began.
  await Promise.all(Array.from({ length: 8 }, () => store.quotes.list()));
  await administer(url, (name) => [readOnly(name, 'off')]);
  const start = performance.now();

  await store.transaction(({ topics }) => topics.changed('quotes'));

  expect(elapsedSince(start)).toBeLessThan(500);
  expect((await store.topics.current()).get('quotes')).toBe(1);
});

test('a server that takes no writes does not answer a ping, until it does', async () => {
  const url = await newDatabase();
  const store = await storeAt(url);
  await administer(url, (name) => [readOnly(name, 'on'), cutOff(name)]);

  expect(store.isUnavailable(await errorOf(store.ping()))).toBe(true);

  await administer(url, (name) => [readOnly(name, 'off')]);
  await expect(store.ping()).resolves.toBeUndefined();
});

test('of several hosts the one that takes writes is found, behind one that is away and one that is a standby', async () => {
  const url = await newDatabase();
  const proxy = await databaseProxy();
  await proxy.open();
  const hosts = `127.0.0.1:1,${await standby()},${proxy.host}`;
  const engine = await engineAt(`postgres://site@${hosts}${new URL(url).pathname}?target_session_attrs=read-write`);

  await transactionsOf(engine)(write, noted);

  expect(await written(engine)).toBe(1);
});

test('while no host takes writes, that is what the error says, and it counts as unavailable', async () => {
  const hosts = `127.0.0.1:1,${await standby()}`;
  const error = (await errorOf(engineAt(`postgres://site@${hosts}/site`))) as Error;

  expect(error).toMatchObject({ name: 'DatabaseUnusable', isTemporary: true });
  expect(error.message).toBe(
    `DATABASE_URL: the database site at ${hosts.replace(',', ', ')} could not be opened: no host takes writes (connect ECONNREFUSED 127.0.0.1:1, the server takes no writes)`,
  );
});

test('a transaction on a host that is gone goes through on the next one', async () => {
  const url = await newDatabase();
  const [one, other] = [await databaseProxy(), await databaseProxy()];
  await one.open();
  const engine = await engineAt(`postgres://site@${one.host},${other.host}${new URL(url).pathname}`);
  let attempts = 0;

  await transactionsOf(engine)(async (transaction) => {
    attempts += 1;
    await write(transaction);
    if (attempts > 1) return;
    await one.close();
    await other.open();
    await write(transaction);
  }, noted);

  expect([attempts, await written(engine)]).toEqual([2, 1]);
});

test('a host that hangs does not keep the next one from being found', async () => {
  const url = await newDatabase();
  const [hanging, other] = [await databaseProxy(), await databaseProxy()];
  await Promise.all([hanging.open(), other.open()]);
  hanging.hang();
  const start = performance.now();

  const engine = await engineAt(`postgres://site@${hanging.host},${other.host}${new URL(url).pathname}`);

  expect(elapsedSince(start)).toBeLessThan(3_000);
  await transactionsOf(engine)(write, noted);
  expect(await written(engine)).toBe(1);
});

test('what hangs is answered in time, and does not keep the connections from others when the database is back', async () => {
  const proxy = await databaseProxy();
  await proxy.open();
  const store = await storeAt(proxy.through(await newDatabase()));
  proxy.hang();
  const start = performance.now();

  const errors = await Promise.all(
    Array.from({ length: 20 }, () =>
      errorOf(store.transaction(({ topics }) => topics.changed('quotes'), { until: performance.now() + 1_500 })),
    ),
  );

  expect(errors.map((error) => store.isUnavailable(error))).toEqual(Array(20).fill(true));
  expect(elapsedSince(start)).toBeLessThan(2_500);
  proxy.goOn();
  await store.transaction(({ topics }) => topics.changed('quotes'));
  expect((await store.topics.current()).get('quotes')).toBeGreaterThanOrEqual(1);
});

test('a statement that hangs within a transaction costs its own time limit, and not that of a rollback too', async () => {
  const proxy = await databaseProxy();
  await proxy.open();
  const store = await storeAt(proxy.through(await newDatabase()));
  const start = performance.now();

  const error = await errorOf(
    store.transaction(async ({ topics, isEmpty }) => {
      await isEmpty();
      proxy.hang();
      await topics.changed('quotes');
      await isEmpty();
    }),
  );

  expect(store.isUnavailable(error)).toBe(true);
  expect(elapsedSince(start)).toBeLessThan(20_000);
}, 60_000);

test('nothing of a session is needed, as PgBouncer gives a connection to another client after each transaction', async () => {
  const engine = await engineAt(await newDatabase());
  await engine.limiter({ name: 'count', points: 5, duration: 60 }).consume('somebody');
  await transactionsOf(engine)(write, noted);

  const { rows: startup } = await sql<{ name: string }>`select name from pg_settings where source = 'client' order by name`.execute(
    engine.db,
  );
  const { rows: prepared } = await sql`select name from pg_prepared_statements`.execute(engine.db);
  const { rows: session } = await sql`select name from pg_settings where source = 'session'`.execute(engine.db);

  // PgBouncer knows these two.
  expect(startup.map(({ name }) => name)).toEqual(['application_name', 'client_encoding']);
  expect([prepared, session]).toEqual([[], []]);
});

test('each statement of a transaction has a time limit, which the server keeps', async () => {
  const engine = await engineAt(await newDatabase());
  const { rows } = await engine.db.transaction().execute((transaction) => sql`show statement_timeout`.execute(transaction));
  expect(rows).toEqual([{ statementTimeout: '12s' }]);
});

test('a transaction has the isolation that it asks for: backups and copies read one moment', async () => {
  const engine = await engineAt(await newDatabase());
  const level = await engine.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => [
      (await sql`show transaction_isolation`.execute(transaction)).rows,
      (await sql`show transaction_read_only`.execute(transaction)).rows,
    ]);
  expect(level).toEqual([[{ transactionIsolation: 'repeatable read' }], [{ transactionReadOnly: 'on' }]]);
});
