import { withTimeout } from '#contract/time/with-timeout';
import type { Loaded } from './list.ts';

/** Milliseconds that a page waits for a list before it is rendered without it. */
const pageDataTimeoutMs = 1_000;

/**
 * Reads a list for a page. Undefined when it fails or takes longer than `timeoutMs` milliseconds: the page is then rendered without the
 * list and must not be cached, and the island loads it in the browser.
 */
export async function loadList<T>(load: () => Promise<T[]>, timeoutMs = pageDataTimeoutMs): Promise<Loaded<T> | undefined> {
  try {
    return { items: await withTimeout(load(), timeoutMs), at: Date.now() };
  } catch (error) {
    console.error(`The page is rendered without a list: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}
