import { keepPreviousData, type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type NewQuote, type NewSavedView, QuoteCountries, QuoteDetail, QuotePage, SavedView } from '#contract/office/quotes';
import { z } from '#contract/zod';
import { useMe } from './account.ts';
import { noteChanges, type SendNoteChange, useWriting } from './notes.ts';
import { detailKey, type ListQuery, listKey, putRows, rowOf } from './quote-cache.ts';
import { request, requestFile } from './request.ts';

/** Rows that are loaded at a time. */
const pageSize = 100;

/** A list, a page at a time. While another one is loading the one before stays. */
export const useQuotes = (query: ListQuery) =>
  useInfiniteQuery({
    queryKey: listKey(query),
    queryFn: ({ pageParam, signal }) =>
      request('quotes', { query: { ...query, after: pageParam, limit: pageSize }, schema: QuotePage, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

const quoteOptions = (id: string) => ({
  queryKey: detailKey(id),
  queryFn: ({ signal }: { signal: AbortSignal }) => request('quote', { parameters: { id }, schema: QuoteDetail, signal }),
});

/** One request, with all that was written. */
export const useQuote = (id: string) => useQuery(quoteOptions(id));

/** Countries that requests come from, those of most requests first. */
export const useQuoteCountries = () =>
  useQuery({
    queryKey: ['quotes', 'countries'],
    queryFn: ({ signal }) => request('quoteCountries', { schema: QuoteCountries, signal }),
    staleTime: 60_000,
  });

/** Loads a request that is likely to be opened next. */
export const prefetchQuote = (queries: QueryClient, id: string) => void queries.prefetchQuery({ ...quoteOptions(id), staleTime: 60_000 });

/** Fetches the list of a query as CSV. */
export const useQuotesFile = () => useMutation({ mutationFn: (query: ListQuery) => requestFile('quotesCsv', { query: { ...query } }) });

/** Puts a request as the server answered it into every list, and asks for the lists anew. */
export function takeDetail(queries: QueryClient, detail: QuoteDetail, me: string): void {
  queries.setQueryData(detailKey(detail.id), detail);
  putRows(queries, [rowOf(detail)], me);
  void queries.invalidateQueries({ queryKey: ['quotes', 'list'] });
}

function useTake(): (detail: QuoteDetail) => void {
  const queries = useQueryClient();
  const me = useMe();
  return (detail) => takeDetail(queries, detail, me.id);
}

export const useAddNote = () => useWriting('quoteNotes', QuoteDetail, useTake());

/** What changes, removes or brings back one's own note. Somebody's newer state is fetched, and its 412 thrown. */
export function useChangeNote(id: string): (noteId: string) => SendNoteChange {
  const queries = useQueryClient();
  const onError = () => void queries.invalidateQueries({ queryKey: detailKey(id) });
  return noteChanges({ call: 'quoteNote', id, schema: QuoteDetail, take: useTake(), onError });
}

/** For what a customer said or wrote where no mailbox is read. */
export const useAddReply = () => useWriting('quoteReplies', QuoteDetail, useTake());

/** A request that came by telephone. */
export function useAddQuote() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ quote, key }: { quote: z.infer<typeof NewQuote>; key: string }) =>
      request('quotes', { method: 'POST', body: quote, idempotencyKey: key, schema: QuoteDetail }),
    onSuccess: (detail) => {
      queries.setQueryData(detailKey(detail.id), detail);
      return queries.invalidateQueries({ queryKey: ['quotes', 'list'] });
    },
  });
}

/** Makes a request a part of another one of the same person. Answers with the other. */
export function useMergeQuotes() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, targetId }: { id: string; targetId: string }) =>
      request('quoteMerge', { method: 'POST', parameters: { id }, body: { targetId }, schema: QuoteDetail }),
    onSuccess: (detail) => queries.setQueryData(detailKey(detail.id), detail),
    onSettled: () => queries.invalidateQueries({ queryKey: ['quotes'] }),
  });
}

/** Takes a merge back. Answers with the request that was a part of another one. */
export function useSeparateQuote() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request('quoteMerge', { method: 'DELETE', parameters: { id }, schema: QuoteDetail }),
    onSuccess: (detail) => queries.setQueryData(detailKey(detail.id), detail),
    onSettled: () => queries.invalidateQueries({ queryKey: ['quotes'] }),
  });
}

const viewsKey = ['quotes', 'views'];

/** The views that the person has saved. */
export const useSavedViews = () =>
  useQuery({ queryKey: viewsKey, queryFn: ({ signal }) => request('quoteViews', { schema: z.array(SavedView), signal }) });

export function useSaveView() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (view: z.infer<typeof NewSavedView>) => request('quoteViews', { method: 'POST', body: view, schema: SavedView }),
    onSettled: () => queries.invalidateQueries({ queryKey: viewsKey }),
  });
}

export function useRemoveView() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request('quoteView', { method: 'DELETE', parameters: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: viewsKey }),
  });
}
