import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from '../operations/logger.ts';
import type { PageCache } from './page-cache.ts';

export interface WarmUpOptions {
  pages: PageCache;
  paths: readonly string[];
  log: Logger;
  signal: AbortSignal;
}

/** Renders and compresses pages one after the other, so that no visitor waits for the first rendering. Requests come in between. */
export async function warmUp({ pages, paths, log, signal }: WarmUpOptions): Promise<void> {
  const startedAt = performance.now();
  for (const path of paths) {
    if (signal.aborted) return;
    try {
      const { page } = await pages.get(path);
      await page?.response.body('br');
    } catch (error) {
      log.error({ err: error, url: path }, 'page failed');
    }
    await nextTurn();
  }
  log.info({ pages: paths.length, milliseconds: Math.round(performance.now() - startedAt) }, 'every page is rendered');
}
