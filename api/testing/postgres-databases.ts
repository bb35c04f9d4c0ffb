import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';

const urlOf = (database: string) => `postgres://site@localhost/${database}?host=${encodeURIComponent(inject('postgresSocket'))}`;

/** A new database, without any table; gone when the running test is over. Returns its URL. */
export async function newDatabase(): Promise<string> {
  const name = await create();
  onTestFinished(() => send('postgres', `drop database ${name} with (force)`));
  return urlOf(name);
}

/** A new database, without any table, for all tests of a file; gone with the cluster. Returns its URL. */
export const lastingDatabase = async (): Promise<string> => urlOf(await create());

interface LentDatabase {
  name: string;
  /** Empties it between tests: a new connection would have to learn of every table first, which takes longer than most tests. */
  client: Client;
}

/** Databases of this file's tests that no test has at the moment: making one takes longer still. */
const free: LentDatabase[] = [];

/** A database for the running test alone. It has no table yet, or all of them, empty. Returns its URL. */
export async function borrowDatabase(): Promise<string> {
  const database = free.pop() ?? (await makeDatabase());
  onTestFinished(async () => {
    await database.client.query(emptyAllTables);
    free.push(database);
  });
  return urlOf(database.name);
}

async function makeDatabase(): Promise<LentDatabase> {
  const name = await create();
  const client = new Client(urlOf(name));
  // It lasts as long as the cluster, whose end is no fault of a test.
  client.on('error', () => undefined);
  await client.connect();
  return { name, client };
}

async function create(): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await send('postgres', `create database ${name}`);
  return name;
}

/** Deletes: `truncate` would make a new file for every table and every index. Foreign keys are not looked at while it runs. */
const emptyAllTables = `
  set session_replication_role = replica;
  do $$
    declare name text;
    begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
        execute format('delete from %I', name);
      end loop;
    end
  $$`;

async function send(database: string, statement: string): Promise<void> {
  const client = new Client(urlOf(database));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
