import { setTimeout as wait } from 'node:timers/promises';

/** Asks every 200 ms, for a minute and a half. */
export async function until<Value>(what: string, ask: () => Promise<Value | undefined>): Promise<Value> {
  for (const end = Date.now() + 90_000; Date.now() < end; await wait(200)) {
    const found = await ask();
    if (found !== undefined) return found;
  }
  throw new Error(`It did not happen that ${what}`);
}
