import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { demoClients } from '../../demo/clients.ts';
import { seedDemo } from '../../demo/seed.ts';
import { localFiles } from '../../files/local-files.ts';
import { newDatabase } from '../../testing/postgres-databases.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { openStore, type Repositories, type Store } from '../open-store.ts';
import { openEngine } from './open-engine.ts';

const open = async (databaseUrl: string) => openStore({ dataDir: await temporaryFolder(), databaseUrl });
const engineAt = async (databaseUrl: string) => openEngine({ dataDir: await temporaryFolder(), databaseUrl });
const errorOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

/** Makes as many as are given wait for each other. */
class Barrier {
  #missing: number;
  readonly #all = Promise.withResolvers<void>();

  constructor(missing: number) {
    this.#missing = missing;
  }

  reached(): Promise<void> {
    this.#missing -= 1;
    if (this.#missing === 0) this.#all.resolve();
    return this.#all.promise;
  }
}

/** Does to a database what its administrator does. */
async function administer(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}

test('a database that acknowledges commits before they are on disk is refused', async () => {
  const url = await newDatabase();
  await administer(url, `alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);

  await expect(engineAt(url)).rejects.toThrow('synchronous_commit=off');
});

test('processes that open a new database at once all get it', async () => {
  const url = await newDatabase();
  const code = `
    const { openStore } = await import(${JSON.stringify(new URL('../open-store.ts', import.meta.url).href)});
    const store = await openStore({ dataDir: process.argv[1], databaseUrl: process.argv[2] });
    await store.ping();
    await store.close();`;
  const dataDir = await temporaryFolder();

  const children = Array.from({ length: 3 }, () =>
    spawn(process.execPath, ['--input-type=module', '--eval', code, dataDir, url], { stdio: 'inherit' }),
  );

  const exits = await Promise.all(children.map((child) => once(child, 'exit')));
  expect(exits.map(([exitCode]) => exitCode)).toEqual([0, 0, 0]);
});

test('a lost connection counts as unavailable, and the store works again as soon as the database does', async () => {
  const url = await newDatabase();
  const { db, isUnavailable, close } = await engineAt(url);
  const end = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

  const error = await errorOf(
    db.transaction().execute(async (transaction) => {
      await administer(url, end);
      await sql`select 1`.execute(transaction);
    }),
  );

  expect([error instanceof Error, isUnavailable(error)]).toEqual([true, true]);
  await expect(sql`select 1`.execute(db)).resolves.toBeDefined();
  await close();
});

test("a database that can't be reached counts as unavailable, a constraint violation does not", async () => {
  const url = await newDatabase();
  const { db, isUnavailable } = await engineAt(url);
  await sql`create table rules (id integer not null)`.execute(db);

  expect(isUnavailable(await errorOf(sql`insert into rules values (null)`.execute(db)))).toBe(false);
  expect(isUnavailable(new Error('changed my mind'))).toBe(false);
  for (const place of ['postgres://site@127.0.0.1:1/site', 'postgres://site@localhost/site?host=%2Fno-such-folder'])
    expect(isUnavailable(((await errorOf(engineAt(place))) as Error).cause)).toBe(true);
  await db.destroy();
});

test('of two processes that claim a key concurrently, one gets it and the other the receipt of the first', async () => {
  const url = await newDatabase();
  const [one, other] = [await open(url), await open(url)];
  const receipt = { reference: 'ACDEFGHJ', receivedAt: '2026-11-20T10:00:00.000Z' };
  const submit = (store: Store) =>
    store.transaction(async ({ idempotency }) => {
      const claim = await idempotency.claim({ key: 'k', fingerprint: 'f' }, new Date('2026-11-20T10:00:00Z'));
      if (claim.state === 'new') await idempotency.complete('k', receipt);
      return claim;
    });

  const claims = await Promise.all([one, other, one, other].map(submit));

  expect(claims.filter(({ state }) => state === 'new')).toHaveLength(1);
  expect(claims.filter(({ state }) => state === 'known')).toEqual(Array(3).fill({ state: 'known', receipt }));
  await one.close();
  await other.close();
});

test('transactions that change the same kinds of data in other orders do not wait for each other before they end', async () => {
  const url = await newDatabase();
  const [one, other] = [await open(url), await open(url)];
  const changes = [
    async ({ topics, officeJobs }: Repositories) => {
      await topics.changed('jobs');
      await officeJobs.change('none', { closedAt: null });
    },
    async ({ topics, officeClients }: Repositories) => {
      await topics.changed('clients');
      await officeClients.setDeleted('none', null);
    },
  ];
  await one.transaction(async (repositories) => {
    for (const change of changes) await change(repositories);
  });
  const halfway = new Barrier(2);
  const inOrder = (store: Store, order: typeof changes) =>
    store.transaction(async (repositories) => {
      await order[0]?.(repositories);
      await halfway.reached();
      await order[1]?.(repositories);
    });

  await Promise.all([inOrder(one, changes), inOrder(other, changes.toReversed())]);

  expect(Object.fromEntries(await one.topics.current())).toEqual({ jobs: 3, clients: 3 });
  expect(await one.revisions.current()).toMatchObject({ careers: 3, clients: 3 });
  await one.close();
  await other.close();
});

test('a submission does not wait for a change of many requests that has not ended', async () => {
  const url = await newDatabase();
  const [one, other] = [await open(url), await open(url)];

  await one.transaction(async ({ topics }) => {
    await topics.changed('quotes');
    await other.transaction((submission) => submission.topics.changed('quotes'));
  });

  expect((await one.topics.current()).get('quotes')).toBe(2);
  await one.close();
  await other.close();
});

test('a worker leases other mails than one that is just leasing some, without waiting for it', async () => {
  const url = await newDatabase();
  const [one, other] = [await open(url), await open(url)];
  const now = new Date('2026-11-20T10:00:00Z');
  const leasing = { now, leaseUntil: new Date('2026-11-20T10:02:00Z'), limit: 2 };
  const references = ['ACDEFGHJ', 'KMNPQRTU', 'VWXY3467'];
  await one.outbox.add(
    references.map((reference) => ({
      reference,
      kind: 'staff',
      messageId: `${reference}@company.example`,
      recipient: 'staff@company.example',
      replyTo: null,
      subject: 'S',
      body: 'B',
      html: '',
    })),
    now,
  );

  const [first, second] = await one.transaction(
    async ({ outbox }) => [await outbox.lease(leasing), await other.outbox.lease(leasing)] as const,
  );

  expect([first.length, second.length]).toEqual([2, 1]);
  expect(new Set([...first, ...second].map(({ reference }) => reference))).toEqual(new Set(references));
  await one.close();
  await other.close();
});

test('two processes that start at once fill the database with demo entries once', async () => {
  const url = await newDatabase();
  const dataDir = await temporaryFolder();
  const files = await localFiles({ dataDir });
  const [one, other] = [await open(url), await open(url)];

  const seeded = await Promise.all([seedDemo(one, files), seedDemo(other, files)]);

  expect(seeded.toSorted()).toEqual([false, true]);
  expect(await one.clients.list()).toHaveLength(demoClients.length);
  expect(await readdir(join(dataDir, 'files', 'uploads'))).toHaveLength(demoClients.length);
  await one.close();
  await other.close();
});

test('a cancelled statement counts as unavailable', async () => {
  const url = await newDatabase();
  const { db, isUnavailable } = await engineAt(url);

  const error = await errorOf(
    db.transaction().execute(async (transaction) => {
      await sql`set statement_timeout = 50`.execute(transaction);
      await sql`select pg_sleep(10)`.execute(transaction);
    }),
  );

  expect(isUnavailable(error)).toBe(true);
  await db.destroy();
});
