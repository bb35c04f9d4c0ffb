import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FoundData } from '#contract/office/history';
import { z } from '#contract/zod';
import { request } from '../requests/request.ts';

/** Counts what is stored under an address; nothing is asked for as long as it is none. */
export const useFoundData = (email: string | undefined) =>
  useQuery({
    // With people's pages: what they send changes it.
    queryKey: ['contacts', 'stored', email],
    queryFn: ({ signal }) => request('privacyFound', { method: 'POST', body: { email }, schema: FoundData, signal }),
    enabled: email !== undefined,
    retry: false,
  });

/** Everything that is stored about a person, as the export has it. */
export const useExport = () =>
  useMutation({
    mutationFn: (email: string) => request('privacyExport', { method: 'POST', body: { email }, schema: z.record(z.string(), z.unknown()) }),
  });

/** Erases a person for good; the number of deleted entries by their kind. */
export function useErase() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ email, confirmation }: { email: string; confirmation: string }) =>
      request('privacyErase', { method: 'POST', body: { email, confirmation }, schema: z.record(z.string(), z.int()) }),
    onSuccess: () => queries.invalidateQueries(),
  });
}
