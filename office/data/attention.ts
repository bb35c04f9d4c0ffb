import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Attention, FaultyEntry, MendedEntry, mendCalls, unmendCalls } from '#contract/office/attention';
import { request } from './request.ts';

/** Entries that the site leaves out. Rows that were written by hand tell nobody: whoever looks asks anew. */
export const useAttention = () =>
  useQuery({
    queryKey: ['content', 'attention'],
    queryFn: ({ signal }) => request('attention', { schema: Attention, signal }),
    staleTime: 0,
  });

export interface Mend {
  entry: FaultyEntry;
  /** By field. */
  values: Readonly<Record<string, unknown>>;
}

/** Rejects with the newer entry as `newer` when its row has changed since it was read. */
export function useMend() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ entry: { kind, id, mark }, values }: Mend) =>
      request(mendCalls[kind], { method: 'PATCH', parameters: { id }, body: { mark, values }, schema: FaultyEntry.or(MendedEntry) }),
    onSettled: () => askAnew(queries),
  });
}

/** Puts back what stood in an entry before it was mended. */
export function useUnmend() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, id, mark }: Pick<FaultyEntry, 'kind' | 'id' | 'mark'>) =>
      request(unmendCalls[kind], { method: 'POST', parameters: { id }, body: { mark } }),
    onSettled: () => askAnew(queries),
  });
}

const askAnew = (queries: QueryClient) =>
  Promise.all(['content', 'reviews', 'counts', 'jobs', 'clients'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
