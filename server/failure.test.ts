import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openFiles } from '#api/files/open-files';
import { openSqlite } from '#api/store/engines/sqlite';
import { openStore } from '#api/store/open-store';
import { temporaryFolder } from '#api/testing/temporary';
import { describeFailure } from './failure.ts';
import { readSettings } from './settings.ts';

/** Returns what is printed when `work` fails. */
async function failureOf(work: () => unknown, env: Record<string, string> = {}) {
  const settings = readSettings(env);
  try {
    await work();
  } catch (error) {
    return describeFailure(error, settings);
  }
  throw new Error('The work did not fail');
}

async function listen(port: number, host: string) {
  const server = createServer().listen(port, host);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return server.address() as { port: number };
}

test('a port that is taken is named with its setting', async () => {
  const { port } = await listen(0, '127.0.0.1');
  expect(await failureOf(() => listen(port, '127.0.0.1'), { PORT: String(port) })).toMatch(
    new RegExp(`^Another program listens on port ${port} of 127.0.0.1.*set PORT to a free port.$`),
  );
});

test('a host that is none of this machine is named', async () => {
  // An IP address for documentation (RFC 5737), which nobody has.
  expect(await failureOf(() => listen(0, '192.0.2.1'), { HOST: '192.0.2.1' })).toBe('HOST 192.0.2.1 is not an IP address of this machine.');
});

test('a data folder that is a file, or lies below one, is named', async () => {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  for (const DATA_DIR of [file, join(file, 'data')])
    expect(await failureOf(() => openStore({ dataDir: DATA_DIR }), { DATA_DIR })).toBe(`DATA_DIR ${DATA_DIR} is not a folder.`);
});

test('a build that is missing is named with the command that makes it', async () => {
  const dist = fileURLToPath(new URL('../dist/', import.meta.url));
  for (const missing of [() => readFileSync(`${dist}no-such.json`), () => import(`${dist}no-such.mjs`)])
    expect(await failureOf(missing)).toBe('There is no complete build of the site: npm run build makes it.');
});

test('a database file that is none, or is a folder, is named', async () => {
  const DATA_DIR = await temporaryFolder();
  await writeFile(join(DATA_DIR, 'site.db'), 'This is not a database, but long enough to be looked at as one. '.repeat(20));
  expect(await failureOf(() => openStore({ dataDir: DATA_DIR }), { DATA_DIR })).toContain(
    `${DATA_DIR}/site.db is damaged or no SQLite database`,
  );
  const other = await temporaryFolder();
  await mkdir(join(other, 'site.db'));
  expect(await failureOf(() => openStore({ dataDir: other }), { DATA_DIR: other })).toContain(`DATA_DIR is ${other}.`);
});

test('a full disk is reported as one, whoever finds it', async () => {
  const expected = /^The disk is full: .* DATA_DIR is \/srv\/data\.$/;
  expect(await failureOf(() => writeFileSync('/dev/full', 'text'), { DATA_DIR: '/srv/data' })).toMatch(expected);

  const { db } = openSqlite(join(await temporaryFolder(), 'small.db'));
  const fill = async () => {
    // In one transaction: alone, a pragma would be asked of the connection that only reads.
    await db.transaction().execute(async (transaction) => {
      await sql`pragma max_page_count = 2`.execute(transaction);
      await transaction.schema.createTable('one').addColumn('id', 'text').execute();
      await transaction.schema.createTable('two').addColumn('id', 'text').execute();
    });
  };
  expect(await failureOf(fill, { DATA_DIR: '/srv/data' })).toMatch(expected);
  await db.destroy();
});

test('a database server and a bucket that cannot be reached are named without a password', async () => {
  const databaseUrl = 'postgres://site:s3cret@127.0.0.1:1/site';
  const dataDir = await temporaryFolder();
  expect(await failureOf(() => openStore({ dataDir, databaseUrl }))).toBe(
    'DATABASE_URL: the database site at 127.0.0.1:1 could not be opened: connect ECONNREFUSED 127.0.0.1:1',
  );
  const s3 = { endpoint: 'http://127.0.0.1:2', bucket: 'site', region: 'r', accessKeyId: 'AKIA', secretAccessKey: 's3cret' };
  const bucket = await failureOf(() => openFiles({ dataDir, s3 }));
  expect(bucket).toMatch(/^The bucket of S3_BUCKET and S3_ENDPOINT cannot be used: .*ECONNREFUSED/);
  expect(bucket).not.toContain('s3cret');
});

test('a bug is not explained away', async () => {
  expect(await failureOf(() => (undefined as unknown as string).length)).toBeUndefined();
});
