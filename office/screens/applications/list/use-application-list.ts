import { useMemo } from 'react';
import type { ApplicationPage, ApplicationRow } from '#contract/office/applications';
import type { ApplicationListQuery } from '../../../data/application-cache.ts';
import { useApplications } from '../../../data/applications.ts';

/** The list of a query as the screen needs it: its rows so far, and how it stands with the rest. */
export function useApplicationList(query: ApplicationListQuery, isOn: boolean) {
  const list = useApplications(query, isOn);
  const pages = list.data?.pages;
  const rows = useMemo(() => pages?.flatMap((page: ApplicationPage): ApplicationRow[] => page.rows) ?? [], [pages]);
  return {
    rows,
    total: pages?.at(-1)?.total,
    isLoading: list.isPending,
    /** It could not be fetched; what is there is older. */
    hasFailed: list.isError || list.isRefetchError,
    fetchedAt: list.dataUpdatedAt > 0 ? new Date(list.dataUpdatedAt).toISOString() : undefined,
    fetchMore: () => {
      if (list.hasNextPage && !list.isFetchingNextPage && !list.isPlaceholderData) void list.fetchNextPage();
    },
    isFetchingMore: list.isFetchingNextPage,
    retry: () => void list.refetch(),
  };
}
