import { useQuery } from '@tanstack/react-query';
import { Attention } from '#contract/office/attention';
import { request } from '../requests/request.ts';

/**
 * Entries that the site leaves out. Rows edited directly in the database raise no change event, so this is never treated as fresh.
 *
 * @param id of the only one that is asked for; without it, all of them
 */
export const useAttention = (id?: string, { enabled = true } = {}) =>
  useQuery({
    queryKey: ['content', 'attention', id],
    queryFn: ({ signal }) => request('attention', { query: { id }, schema: Attention, signal }),
    enabled,
    staleTime: 0,
  });
