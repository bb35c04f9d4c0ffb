import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { newDatabase } from '#api/testing/postgres-databases';
import { temporaryFolder } from '#api/testing/temporary';
import { ServerStart } from './server-process.ts';

/** A TCP port at which nothing listens yet; `open` connects it to the PostgreSQL of the test run. */
async function closedPort() {
  const socketFile = join(inject('postgresSocket'), '.s.PGSQL.5432');
  const server = createServer((client) => {
    const database = connect(socketFile);
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) socket.on('error', () => undefined);
  });
  const listen = async (port: number) => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return (server.address() as { port: number }).port;
  };
  const port = await listen(0);
  server.close();
  await once(server, 'close');
  onTestFinished(() => void server.close());
  return { port, open: () => listen(port) };
}

async function startAt(port: number, seconds: number): Promise<ServerStart> {
  const { pathname } = new URL(await newDatabase());
  const databaseUrl = `postgres://site:s3cret@127.0.0.1:${port}${pathname}`;
  const settings = {
    DATABASE_URL: databaseUrl,
    DATABASE_WAIT_SECONDS: String(seconds),
    DATA_DIR: await temporaryFolder(),
    LOG_LEVEL: 'warn',
  };
  return begin(settings);
}

/** It is stopped after the test. */
function begin(settings: Record<string, string>): ServerStart {
  const start = ServerStart.begin(settings);
  onTestFinished(() => start.stop());
  return start;
}

test('a start waits for a database server that starts later, and says so once', async () => {
  const { port, open } = await closedPort();
  const start = await startAt(port, 60);
  await expect.poll(() => start.errors, { timeout: 30_000 }).toContain('waiting for the database');
  await pause(1_200);
  await open();

  expect((await fetch(`${await start.origin}/readyz`)).status).toBe(200);
  expect(start.errors.match(/waiting for the database/g)).toHaveLength(1);
  expect(start.errors).not.toContain('s3cret');
}, 60_000);

test('a database server that does not start in time ends the start with a sentence that names the setting', async () => {
  const { port } = await closedPort();
  const start = await startAt(port, 1);
  await expect(start.origin).rejects.toThrow('exited');

  expect(start.errors).toMatch(
    new RegExp(
      `^DATABASE_URL: the database test_\\w+ at 127.0.0.1:${port} could not be opened within 1 seconds: connect ECONNREFUSED`,
      'm',
    ),
  );
  expect(start.errors).not.toMatch(/s3cret|^ {4}at /m);
});

test('a database that the server does not have ends the start at once', async () => {
  const { port, open } = await closedPort();
  await open();
  const databaseUrl = `postgres://site@127.0.0.1:${port}/no_such_database`;
  const start = begin({ DATABASE_URL: databaseUrl, DATA_DIR: await temporaryFolder() });
  await expect(start.origin).rejects.toThrow('exited');
  expect(start.errors).toContain('could not be opened: database "no_such_database" does not exist');
});
