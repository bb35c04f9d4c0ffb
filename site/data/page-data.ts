import type { Loaded } from './list.ts';

/** Milliseconds that a page waits for a list before it goes out without it. */
export const pageDataLimit = 1_000;

/**
 * Reads a list for a page. Undefined when it fails or takes longer than `limit` milliseconds: the page is then sent without the
 * list and must not be cached, and the island loads it in the browser.
 */
export async function loadList<T>(load: () => Promise<T[]>, limit = pageDataLimit): Promise<Loaded<T> | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limit} ms`)), limit);
  });
  try {
    return { items: await Promise.race([load(), tooLate]), at: Date.now() };
  } catch (error) {
    console.error(`The page goes out without a list: ${error instanceof Error ? error.message : error}`);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
