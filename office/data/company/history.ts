import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { HistoryPage } from '#contract/office/history';
import { officeUrl } from '#contract/office/paths';
import { request, requestFile } from '../requests/request.ts';

/** Days are those of the company's time zone, as YYYY-MM-DD. */
export interface HistoryFilters {
  search?: string | undefined;
  /** Says in which sentences the words stand, as `ToldWords` of the contract. */
  told?: readonly string[] | undefined;
  actorId?: string | undefined;
  colleagues?: true | undefined;
  area?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Lines that are loaded at a time. */
const pageSize = 100;

/** Returns what happened, the newest first, a page at a time. */
export const useHistory = (filters: HistoryFilters) =>
  useInfiniteQuery({
    queryKey: ['history', filters],
    queryFn: ({ pageParam, signal }) =>
      request('history', { query: { ...filters, after: pageParam, limit: pageSize }, schema: HistoryPage, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

/** Fetches the same lines as CSV. */
export const useHistoryFile = () =>
  useMutation({ mutationFn: (filters: HistoryFilters) => requestFile('historyCsv', { query: { ...filters } }) });

/** Returns the address of the events as a file. */
export function historyCsvUrl(filters: HistoryFilters): string {
  const given = Object.entries(filters).flatMap(([name, value]) => (value ? [value].flat().map((one) => [name, String(one)]) : []));
  return `${officeUrl('historyCsv')}?${new URLSearchParams(given)}`;
}
