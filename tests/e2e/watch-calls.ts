import type { Page } from '@playwright/test';

/** The calls to one path: when they began, in milliseconds of the page's own clock, and how many wait for their answer now. */
export interface Calls {
  begun: number[];
  waiting: number;
}

/** Watches the calls that the page makes to one path. Has to be asked for before the page is opened. */
export async function watchCalls(page: Page, path: string): Promise<() => Promise<Calls>> {
  await page.addInitScript((watched) => {
    const calls = { begun: [] as number[], waiting: 0 };
    Object.assign(globalThis, { watchedCalls: calls });
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      if (!String(input).endsWith(watched)) return fetch(input, init);
      calls.begun.push(Date.now());
      calls.waiting += 1;
      try {
        const answer = await fetch(input, init);
        return new Response(await answer.text(), answer);
      } finally {
        calls.waiting -= 1;
      }
    };
  }, path);
  return () => page.evaluate(() => (globalThis as unknown as { watchedCalls: Calls }).watchedCalls);
}
