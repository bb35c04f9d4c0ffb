import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { QuotePage, QuoteRow } from '#contract/office/quotes';
import type { ListQuery } from '../../data/quote-cache.ts';
import { useQuotes } from '../../data/quotes.ts';

/** The list of a query as the screen needs it: its rows so far, and how it stands with the rest. */
export function useQuoteList(query: ListQuery) {
  const list = useQuotes(query);
  const queries = useQueryClient();
  const pages = list.data?.pages;
  const rows = useMemo(() => pages?.flatMap((page: QuotePage): QuoteRow[] => page.rows) ?? [], [pages]);
  return {
    rows,
    /** The newest of its pages, for the counts. */
    page: pages?.at(-1),
    isComplete: list.isSuccess && !list.hasNextPage,
    isLoading: list.isPending,
    /** It could not be fetched; what is there is older. */
    hasFailed: list.isError || list.isRefetchError,
    fetchedAt: list.dataUpdatedAt > 0 ? new Date(list.dataUpdatedAt).toISOString() : undefined,
    fetchMore: () => {
      if (list.hasNextPage && !list.isFetchingNextPage && !list.isPlaceholderData) void list.fetchNextPage();
    },
    isFetchingMore: list.isFetchingNextPage,
    retry: () => void list.refetch(),
    queries,
  };
}
