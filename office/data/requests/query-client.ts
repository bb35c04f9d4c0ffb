import { MutationCache, QueryClient } from '@tanstack/react-query';
import { OfficeError } from './office-error.ts';

/** Tries of a request that had no answer, or one that may be another next time. */
const tries = 2;

/** Milliseconds in which data counts as new: the live changes tell what has changed, so that nothing is fetched on suspicion. */
const freshMs = 30_000;

const mayPass = (error: unknown) => error instanceof OfficeError && (error.status === undefined || error.status >= 500);

export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: freshMs, retry: (failures, error) => failures < tries && mayPass(error) },
    mutations: { retry: false, networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    // Whether it was done or not: where it failed, something newer may be the reason.
    onSettled: (_data, _error, _variables, _context, { meta }) =>
      Promise.all((meta?.refetches ?? []).map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  }),
});
