import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type StoreLocation, sqliteFile } from '../store/engines/open-engine.ts';
import { openStore, type Store } from '../store/open-store.ts';
import { borrowDatabase, newDatabase } from './postgres-databases.ts';
import { temporaryFolder } from './temporary.ts';

export interface TestEngine {
  name: string;
  /** Environment variables with which a server uses the same database as `open` with the same folder. */
  environment(dataDir: string): Promise<Record<string, string>>;
  /** Opens the database that belongs to a folder of the running test. It is empty at first. */
  open(dataDir: string): Promise<Store>;
  /** A database of the running test's own without any table, for the schemas of earlier releases. */
  withoutTables(): Promise<StoreLocation>;
}

const sqlite: TestEngine = {
  name: 'SQLite',
  async environment(dataDir) {
    await putEmptyDatabase(dataDir);
    return {};
  },
  async open(dataDir) {
    await putEmptyDatabase(dataDir);
    return openStore({ dataDir });
  },
  withoutTables: async () => ({ dataDir: await temporaryFolder() }),
};

let emptyDatabase: Promise<Buffer> | undefined;

/** All tables, without rows: making them takes longer than most tests, and a copy of the file takes nothing. */
async function makeEmptyDatabase(): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'empty-database-'));
  const store = await openStore({ dataDir });
  await store.close();
  const file = await readFile(sqliteFile({ dataDir }));
  await rm(dataDir, { recursive: true });
  return file;
}

/** Leaves a database that the folder has as it is. */
async function putEmptyDatabase(dataDir: string): Promise<void> {
  emptyDatabase ??= makeEmptyDatabase();
  await writeFile(sqliteFile({ dataDir }), await emptyDatabase, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

const postgres: TestEngine = {
  name: 'PostgreSQL',
  environment: async (dataDir) => ({ DATABASE_URL: await databaseOf(dataDir) }),
  open: async (dataDir) => openStore({ dataDir, databaseUrl: await databaseOf(dataDir) }),
  withoutTables: async () => ({ dataDir: await temporaryFolder(), databaseUrl: await newDatabase() }),
};

const databases = new Map<string, Promise<string>>();

function databaseOf(dataDir: string): Promise<string> {
  const database = databases.get(dataDir) ?? borrowDatabase();
  databases.set(dataDir, database);
  return database;
}

/** A suite that opens a store runs once per engine: vitest.config.ts starts it twice, the second time with a PostgreSQL. */
export const anyEngine = (inject('postgresSocket') as string | undefined) === undefined ? sqlite : postgres;
export const engines: TestEngine[] = [anyEngine];
