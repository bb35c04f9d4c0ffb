import { useMemo } from 'react';
import type { ClientPage, OfficeClient } from '#contract/office/clients';
import { type ClientListQuery, useClients } from '../../data/clients.ts';

/** The clients of a query as the screen needs them: those so far, and how it stands with the rest. */
export function useClientList(query: ClientListQuery) {
  const list = useClients(query);
  const pages = list.data?.pages;
  const rows = useMemo(() => pages?.flatMap((page: ClientPage): OfficeClient[] => page.rows) ?? [], [pages]);
  return {
    rows,
    /** Of the query; undefined while it is not known. */
    total: pages?.at(-1)?.total,
    isLoading: list.isPending,
    /** It could not be fetched; what is there is older. */
    hasFailed: list.isError || list.isRefetchError,
    fetchMore: () => {
      if (list.hasNextPage && !list.isFetchingNextPage && !list.isPlaceholderData) void list.fetchNextPage();
    },
    retry: () => void list.refetch(),
  };
}
