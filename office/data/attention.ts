import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Attention, FaultyEntry, RepairedEntry, repairCalls, undoRepairCalls } from '#contract/office/attention';
import { request } from './request.ts';

/** Entries that the site leaves out. Rows edited directly in the database raise no change event, so this is never treated as fresh. */
export const useAttention = () =>
  useQuery({
    queryKey: ['content', 'attention'],
    queryFn: ({ signal }) => request('attention', { schema: Attention, signal }),
    staleTime: 0,
  });

export interface Repair {
  entry: FaultyEntry;
  /** By field. */
  values: Readonly<Record<string, unknown>>;
}

/** Rejects with the newer entry as `newer` when its row has changed since it was read. */
export function useRepair() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ entry: { kind, id, rowHash }, values }: Repair) =>
      request(repairCalls[kind], { method: 'PATCH', parameters: { id }, body: { rowHash, values }, schema: FaultyEntry.or(RepairedEntry) }),
    onSettled: () => askAnew(queries),
  });
}

/** Puts back what stood in an entry before it was repaired. */
export function useUndoRepair() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, id, rowHash }: Pick<FaultyEntry, 'kind' | 'id' | 'rowHash'>) =>
      request(undoRepairCalls[kind], { method: 'POST', parameters: { id }, body: { rowHash } }),
    onSettled: () => askAnew(queries),
  });
}

const askAnew = (queries: QueryClient) =>
  Promise.all(['content', 'reviews', 'counts', 'jobs', 'clients'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
