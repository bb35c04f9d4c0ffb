import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';
import { blockingWaitMs, QueuedSqliteDialect } from './sqlite-driver.ts';

/** A database with a table of numbers, as this process has it open, and the connection of another one. */
async function openTwice(busyTimeoutMs = 5_000) {
  const file = join(await temporaryFolder(), 'numbers.db');
  const other = new SQLite(file);
  other.pragma('journal_mode = WAL');
  other.exec('create table numbers (number integer)');
  const [writer, reader] = [new SQLite(file, { timeout: blockingWaitMs }), new SQLite(file, { timeout: blockingWaitMs })];
  const db = new Kysely<{ numbers: { number: number } }>({ dialect: new QueuedSqliteDialect({ writer, reader, busyTimeoutMs }) });
  onTestFinished(async () => {
    await db.destroy();
    other.close();
  });
  const numbers = async () => (await db.selectFrom('numbers').select('number').execute()).map(({ number }) => number);
  const add = (number: number) => db.insertInto('numbers').values({ number }).execute();
  return { db, writer, other, numbers, add };
}

test('while another process writes, reads are answered and the event loop goes on; what was to be written is written afterwards', async () => {
  const { db, other, numbers, add } = await openTwice();
  await add(1);
  other.exec('begin immediate');
  const writes = [
    ...Array.from({ length: 20 }, (_, index) => add(index + 2)),
    db.transaction().execute((transaction) => transaction.insertInto('numbers').values({ number: 22 }).execute()),
  ];
  const written = Promise.all(writes);

  for (let read = 0; read < 20; read += 1) {
    await pause(10);
    expect(await numbers()).toEqual([1]);
  }
  other.exec('commit');
  await written;

  expect(await numbers()).toEqual(Array.from({ length: 22 }, (_, index) => index + 1));
});

test('a lock that is held for too long is an error, and does not keep the next statement waiting', async () => {
  const { db, other, numbers, add } = await openTwice(50);
  other.exec('begin immediate');
  const work = () => db.transaction().execute(async () => expect.unreachable());

  await expect(add(1)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await expect(work()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });

  other.exec('commit');
  await add(2);
  expect(await numbers()).toEqual([2]);
});

test('statements beside an open transaction do not belong to it: who reads does not wait for its end, who writes does', async () => {
  const { db, numbers, add } = await openTwice();
  const beside: Promise<unknown>[] = [];
  const failing = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('numbers').values({ number: 1 }).execute();
    beside.push(add(2));
    expect(await numbers()).toEqual([]);
    throw new Error('rolled back');
  });

  await expect(failing).rejects.toThrow('rolled back');
  await Promise.all(beside);
  expect(await numbers()).toEqual([2]);
});

test('what was committed is read by the next statement', async () => {
  const { db, numbers, add } = await openTwice();
  for (let number = 1; number <= 10; number += 2) {
    await add(number);
    expect(await numbers()).toHaveLength(number);
    await db.transaction().execute((transaction) => transaction.insertInto('numbers').values({ number }).execute());
    expect(await numbers()).toHaveLength(number + 1);
  }
});

test('a statement that was prepared before the schema changed, here or in another process, runs with the new one', async () => {
  const { db, other, add } = await openTwice();
  const all = () => db.selectFrom('numbers').selectAll().execute();
  await add(1);
  expect(await all()).toEqual([{ number: 1 }]);
  await db.schema.alterTable('numbers').addColumn('name', 'text').execute();
  await add(2);
  other.exec('alter table numbers add column place text; alter table numbers drop column name');
  expect(await all()).toEqual([1, 2].map((number) => ({ number, place: null })));
});

test('statements without end leave the connection as it is', async () => {
  const { db, add } = await openTwice();
  await add(3);
  for (let columns = 1; columns <= 600; columns += 1)
    expect(await db.selectFrom('numbers').select('number').where('number', 'in', Array(columns).fill(3)).execute()).toHaveLength(1);
});

test('a transaction that cannot begin leaves the connection usable', async () => {
  const { db, writer, add, numbers } = await openTwice();
  writer.exec('begin');
  await expect(db.transaction().execute(async () => undefined)).rejects.toThrow('within a transaction');
  writer.exec('rollback');
  await add(1);
  expect(await numbers()).toEqual([1]);
});
