import { openStore, type Store } from '../store/open-store.ts';

export interface TestEngine {
  name: string;
  open(dataDir: string): Promise<Store>;
}

const sqlite: TestEngine = { name: 'SQLite', open: (dataDir) => openStore({ dataDir }) };

/** Every engine that the store supports; a suite that runs over it proves them all. */
export const engines: TestEngine[] = [sqlite];

/** For tests that are not about the store. */
export const anyEngine = sqlite;
