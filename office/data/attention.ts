import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Attention, FaultyEntry, MendedEntry, mendCalls } from '#contract/office/attention';
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
      request(mendCalls[kind], { method: 'PATCH', parameters: { id }, body: { mark, values }, schema: MendedEntry.or(FaultyEntry) }),
    onSettled: () =>
      Promise.all(['content', 'reviews', 'counts', 'jobs', 'clients'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  });
}
