// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiTimeoutMs } from '#contract/limits';
import type { List } from './list.ts';

const refusedConnection = () => Promise.reject(new TypeError('fetch failed'));
const serverError = async () => Response.json({ message: 'The database is being repaired' }, { status: 500 });
/** Responds never; rejects when the client aborts the request. */
const noResponse = (_url: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

const lists = ['useHomeBranches', 'useHomeLogos', 'usePublicReviews', 'useClients', 'useBranches', 'useOpenJobs'] as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Writes down each state that a list goes through. */
function Observer({ useList, states }: { useList: () => List<unknown>; states: string[] }) {
  const { state } = useList();
  if (states.at(-1) !== state) states.push(state);
  return null;
}

/** Renders a list whose requests all fail, for two minutes; returns the states it went through and when each request began, in milliseconds. */
async function renderFailing(name: (typeof lists)[number], fetch: typeof globalThis.fetch) {
  // The client that keeps the lists lives as long as the page: here as long as the module.
  vi.resetModules();
  const { [name]: useList } = await import('./queries.ts');
  const started = Date.now();
  const requestedAt: number[] = [];
  vi.stubGlobal('fetch', (...call: Parameters<typeof globalThis.fetch>) => {
    requestedAt.push(Date.now() - started);
    return fetch(...call);
  });
  const states: string[] = [];
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Observer useList={useList} states={states} />));
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  await act(async () => root.unmount());
  return { states, requestedAt };
}

for (const name of lists)
  test(`${name} requests a failing list again after 1, 2 and 4 seconds, and then has failed`, async () => {
    for (const failure of [refusedConnection, serverError]) {
      const { states, requestedAt } = await renderFailing(name, failure);
      expect(requestedAt).toEqual([0, 1_000, 3_000, 7_000]);
      expect(states).toEqual(['loading', 'failed']);
    }
  });

test('a request that times out is repeated like one that fails', async () => {
  const { states, requestedAt } = await renderFailing('usePublicReviews', noResponse);
  expect(requestedAt).toEqual([0, 1, 2, 3].map((failures) => failures * apiTimeoutMs + (2 ** failures - 1) * 1_000));
  expect(states).toEqual(['loading', 'failed']);
});
