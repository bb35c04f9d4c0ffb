import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Found } from '#contract/office/today';
import { z } from '#contract/zod';
import { request } from '../requests/request.ts';

/** Quotes, reviews and people that match; only what the reader may see. The results before stay until the next ones are there. */
export function useFind(search: string) {
  const sought = search.trim();
  return useQuery({
    queryKey: ['find', sought],
    queryFn: ({ signal }) => request('find', { query: { search: sought }, schema: z.array(Found), signal }),
    enabled: sought.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    retry: false,
  });
}
