import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from '#contract/zod';
import type { QueryKey } from './query-keys.ts';
import { request } from './request.ts';

interface PageOf<Row> {
  rows: Row[];
  /** The page after begins with this; null on the last one. */
  next: string | null;
}

interface InfiniteRowsOptions<Page> {
  queryKey: QueryKey;
  call: Parameters<typeof request>[0];
  query: object;
  schema: z.ZodType<Page>;
  /** Rows that are loaded at a time. */
  pageSize?: number;
  isOn?: boolean;
}

/** Fetches a list a page at a time: its rows so far, and how it stands with the rest. While another list is loading the one before stays. */
export function useInfiniteRows<Page extends PageOf<unknown>>(options: InfiniteRowsOptions<Page>) {
  const { queryKey, call, query, schema, pageSize = 100, isOn = true } = options;
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => request(call, { query: { ...query, after: pageParam, limit: pageSize }, schema, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    enabled: isOn,
  });
  const pages = list.data?.pages;
  const rows = useMemo(() => (pages?.flatMap((page) => page.rows) ?? []) as Page['rows'], [pages]);
  return {
    rows,
    /** The newest page, for totals and counts. */
    page: pages?.at(-1),
    isComplete: list.isSuccess && !list.hasNextPage,
    isPending: list.isPending,
    /** It could not be fetched; what is there is older. */
    isError: list.isError,
    dataUpdatedAt: list.dataUpdatedAt,
    refetch: list.refetch,
    isFetchingNextPage: list.isFetchingNextPage,
    fetchMore: () => {
      if (list.hasNextPage && !list.isFetchingNextPage && !list.isPlaceholderData) void list.fetchNextPage();
    },
  };
}
