import { onTestFinished } from 'vitest';
import type { Mismatch } from '#contract/match-contract';
import { openEngine } from '../store/engines/open-engine.ts';
import { openStore } from '../store/open-store.ts';
import { anyEngine } from './engines.ts';
import { temporaryFolder } from './temporary.ts';

/** An empty store of the running test's own with its database beside it, to write what the store would not, and what the store reports of that. */
export async function storeWithDatabase() {
  const dataDir = await temporaryFolder();
  const location = { dataDir, databaseUrl: (await anyEngine.environment(dataDir)).DATABASE_URL };
  const mismatches: Mismatch[] = [];
  const store = await openStore(location, { onMismatch: (mismatch) => void mismatches.push(mismatch) });
  const { db } = await openEngine(location);
  onTestFinished(async () => {
    await db.destroy();
    await store.close();
  });
  return { store, db, mismatches };
}
