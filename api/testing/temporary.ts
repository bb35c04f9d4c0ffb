import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Store } from '../store/open-store.ts';

/** A folder of the running test's own, gone when the test is over. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty, migrated store of the running test's own. */
export async function temporaryStore(engine: { open(dataDir: string): Promise<Store> }): Promise<Store> {
  const store = await engine.open(await temporaryFolder());
  onTestFinished(() => store.close());
  return store;
}
