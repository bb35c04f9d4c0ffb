import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { quoteForm } from '#contract/forms/quote';
import { sampleValues } from '#contract/testing/sample-values';
import { temporaryFolder } from '../../testing/temporary.ts';
import { migrate } from '../migrate.ts';
import { openStore } from '../open-store.ts';
import { openSqlite } from './sqlite.ts';

const pragma = async (engine: ReturnType<typeof openSqlite>, name: string) => {
  // In a transaction: alone it would be asked of the connection that only reads.
  const { rows } = await engine.db
    .transaction()
    .execute((transaction) => sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(transaction));
  return Object.values(rows[0] ?? {})[0];
};

/** Another process that opens the store and then runs `code` with it. */
function startProcess(dataDir: string, code: string, through: string[] = []) {
  const opening = `
    const { openStore } = await import(${JSON.stringify(new URL('../open-store.ts', import.meta.url).href)});
    const store = await openStore({ dataDir: process.argv[1] });`;
  const [program = process.execPath, ...args] = [
    ...through,
    process.execPath,
    '--input-type=module',
    '--eval',
    `${opening}\n${code}`,
    dataDir,
  ];
  return spawn(program, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test('every opening of the file syncs commits to disk, the second one too', async () => {
  const file = join(await temporaryFolder(), 'site.db');

  for (const opening of ['first', 'second']) {
    const engine = openSqlite(file);
    await migrate(engine.db);
    // 2 is FULL.
    expect([opening, await pragma(engine, 'synchronous'), await pragma(engine, 'journal_mode')]).toEqual([opening, 2, 'wal']);
    expect([await pragma(engine, 'foreign_keys'), await pragma(engine, 'busy_timeout')]).toEqual([1, 5]);
    await engine.db.destroy();
  }
});

test('a migration that fails half-way is rolled back', async () => {
  const engine = openSqlite(join(await temporaryFolder(), 'site.db'));
  // The name of a table of the first migration is taken.
  await sql`create table secrets (name text)`.execute(engine.db);

  await expect(migrate(engine.db)).rejects.toThrow('newest schema');

  const tables = await engine.db.introspection.getTables();
  expect(tables.map((table) => table.name)).toEqual(['secrets']);
  await engine.db.destroy();
});

test('a database that another process has locked counts as unavailable, a constraint violation does not', async () => {
  const dataDir = await temporaryFolder();
  const store = await openStore({ dataDir });
  const errorOf = (work: () => unknown) => {
    try {
      return work();
    } catch (error) {
      return error;
    }
  };
  const [writer, second] = [new SQLite(join(dataDir, 'site.db')), new SQLite(join(dataDir, 'site.db'), { timeout: 0 })];
  writer.exec('begin immediate');

  expect(store.isUnavailable(errorOf(() => second.exec('begin immediate')))).toBe(true);
  expect(store.isUnavailable(errorOf(() => writer.exec("insert into secrets values ('a', null)")))).toBe(false);
  writer.close();
  second.close();
  await store.close();
});

test('processes that open a new database at once all get it', async () => {
  const dataDir = await temporaryFolder();

  const children = Array.from({ length: 3 }, () => startProcess(dataDir, 'await store.ping(); await store.close();'));

  const exits = await Promise.all(children.map((child) => once(child, 'exit')));
  expect(exits.map(([code]) => code)).toEqual([0, 0, 0]);
});

test('a new database that another process is about to write waits for it', async () => {
  const file = join(await temporaryFolder(), 'site.db');
  const writer = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import SQLite from 'better-sqlite3';
      const writer = new SQLite(process.argv[1]);
      writer.exec('begin immediate');
      console.log('writes');
      setTimeout(() => writer.exec('commit'), 200);`,
      file,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(writer.stdout, 'data');

  const engine = openSqlite(file);

  expect(await pragma(engine, 'journal_mode')).toBe('wal');
  await engine.db.destroy();
});

const canTrace = spawnSync('strace', ['true']).status === 0;

test.runIf(canTrace)('every commit is synced before it is acknowledged, as the system sees it', async () => {
  const dataDir = await temporaryFolder();
  await (await openStore({ dataDir })).close();
  const trace = join(dataDir, 'trace');
  const commits = 20;
  const code = `
    for (let commit = 0; commit < ${commits}; commit += 1) {
      await store.transaction(({ references }) => references.issue());
      process.stdout.write('acknowledged\\n');
    }`;

  const [exitCode] = await once(
    startProcess(dataDir, code, ['strace', '-f', '-o', trace, '-e', 'trace=fsync,fdatasync,write', '-s', '12']),
    'exit',
  );

  expect(exitCode).toBe(0);
  const calls = (await readFile(trace, 'utf8')).split('\n').flatMap((line) => /(fsync|fdatasync|acknowledged)/.exec(line)?.[1] ?? []);
  const acknowledged = calls.flatMap((call, place) => (call === 'acknowledged' ? [place] : []));
  expect(acknowledged).toHaveLength(commits);
  for (const place of acknowledged) expect(calls[place - 1]).toMatch(/sync$/);
});

test('what was acknowledged before a kill -9 is there afterwards', async () => {
  const dataDir = await temporaryFolder();
  const child = startProcess(
    dataDir,
    `for (;;) {
      const reference = await store.transaction(async ({ quotes, references }) => {
        const reference = await references.issue();
        await quotes.add({ reference, receivedAt: new Date().toISOString(), suspicious: false, locale: 'en', ...${JSON.stringify(sampleValues(quoteForm))} });
        return reference;
      });
      process.stdout.write(reference + '\\n');
    }`,
  );
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === 50) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');

  const store = await openStore({ dataDir });
  const stored = new Set((await store.quotes.list()).map((quote) => quote.reference));

  expect(acknowledged.length).toBeGreaterThanOrEqual(50);
  // The last line may have been cut.
  for (const reference of acknowledged.slice(0, -1)) expect(stored).toContain(reference);
  await store.close();
});

test('erased data is not found in the files of the database', async () => {
  const dataDir = await temporaryFolder();
  const store = await openStore({ dataDir });
  const quote = {
    receivedAt: new Date().toISOString(),
    suspicious: false,
    locale: 'en' as const,
    ...sampleValues(quoteForm),
  };
  const add = (reference: string, fullName: string) =>
    store.transaction(({ quotes }) => quotes.add({ ...quote, reference, fullName, message: `${fullName} wrote this. `.repeat(200) }));
  await add('ACDEFGHJ', 'Salma');
  await add('KMNPQRTU', 'Nader');
  const found = async (name: string) => {
    const files = await Promise.all((await readdir(dataDir)).map((file) => readFile(join(dataDir, file), 'latin1')));
    return files.some((content) => content.includes(`${name} wrote`));
  };
  expect(await found('Salma')).toBe(true);

  await store.transaction(({ submissions }) => submissions.erase(['ACDEFGHJ']));
  await store.purgeDeleted();

  expect([await found('Salma'), await found('Nader')]).toEqual([false, true]);
  await store.close();
});

test('an error after which SQLite has rolled back itself is not hidden by a second rollback', async () => {
  const { db } = openSqlite(join(await temporaryFolder(), 'site.db'));
  const failing = db.transaction().execute(async (transaction) => {
    // As SQLite does when the disk is full.
    await sql`rollback`.execute(transaction);
    throw new Error('database or disk is full');
  });

  await expect(failing).rejects.toThrow('database or disk is full');
  await db.destroy();
});
