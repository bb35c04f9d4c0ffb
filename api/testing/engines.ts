import { inject } from 'vitest';
import { openStore, type Store } from '../store/open-store.ts';
import { borrowDatabase } from './postgres-databases.ts';

export interface TestEngine {
  name: string;
  /** Environment variables with which a server uses the same database as `open` with the same folder. */
  environment(dataDir: string): Promise<Record<string, string>>;
  /** Opens the database that belongs to a folder of the running test. It is empty at first. */
  open(dataDir: string): Promise<Store>;
}

const sqlite: TestEngine = {
  name: 'SQLite',
  environment: async () => ({}),
  open: (dataDir) => openStore({ dataDir }),
};

const postgres: TestEngine = {
  name: 'PostgreSQL',
  environment: async (dataDir) => ({ DATABASE_URL: await databaseOf(dataDir) }),
  open: async (dataDir) => openStore({ dataDir, databaseUrl: await databaseOf(dataDir) }),
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
