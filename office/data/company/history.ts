import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { HistoryPage, UndoneEvents } from '#contract/office/history';
import { officeUrl } from '#contract/office/paths';
import { request, requestFile } from '../requests/request.ts';

/** Days are those of the company's time zone, as YYYY-MM-DD. */
export interface HistoryFilters {
  search?: string | undefined;
  actorId?: string | undefined;
  area?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Lines that are loaded at a time. */
const pageSize = 100;

/** Events that one request may name. */
const batch = 500;

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

/** Some of the events were undone, and others could not be any more. */
export class PartlyUndone extends Error {
  override readonly name = 'PartlyUndone';
}

/** Takes back what events tell of; their ids. Returns the versions that what they are about has now. */
export function useUndoEvents(): (events: readonly string[]) => Promise<UndoneEvents['versions']> {
  const queries = useQueryClient();
  return async (events) => {
    const all: UndoneEvents = { undone: [], versions: {} };
    try {
      for (let from = 0; from < events.length; from += batch) {
        const body = { events: events.slice(from, from + batch) };
        const { undone, versions } = await request('historyUndo', { method: 'POST', body, schema: UndoneEvents });
        all.undone.push(...undone);
        Object.assign(all.versions, versions);
      }
      if (all.undone.length < events.length) throw new PartlyUndone();
      return all.versions;
    } finally {
      // They may be about anything that the Office has.
      await queries.invalidateQueries();
    }
  };
}

/** Fetches the same lines as CSV. */
export const useHistoryFile = () =>
  useMutation({ mutationFn: (filters: HistoryFilters) => requestFile('historyCsv', { query: { ...filters } }) });

/** Returns the address of the events as a file. */
export function historyCsvUrl(filters: HistoryFilters): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `${officeUrl('historyCsv')}?${new URLSearchParams(given)}`;
}
