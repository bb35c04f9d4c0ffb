import { type InfiniteData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewQuote } from '#contract/office/new-quote';
import { type NewSavedView, QuoteCountries, QuoteDetail, QuotePage, QuoteRow, SavedView } from '#contract/office/quotes';
import { z } from '#contract/zod';
import { afterNextPaint } from '#ui/after-next-paint.ts';
import { newerOf, request, requestChange, requestFile } from '../requests/request.ts';
import { createCases } from './cases.ts';
import { changed, type ListQuery, type QuoteChange, withRows } from './quote-cache.ts';

/** Quotes: their lists, each of them, and what is changed in them. */
export const quoteCases = createCases<QuoteRow, QuoteDetail, QuotePage, ListQuery, QuoteChange>({
  name: 'quote',
  topic: 'quotes',
  row: QuoteRow,
  detail: QuoteDetail,
  page: QuotePage,
  changed,
  withRows: (list, rows, query, me) => withRows(list as InfiniteData<QuotePage>, rows, (query as ListQuery).view, me),
  // The list has moved on to the next one already, which is painted first.
  ready: afterNextPaint,
  // Counts and other lists follow when the server tells of the change (frame/live-changes.tsx), as for everybody else.
  refetches: false,
});

/** Countries that quotes come from, those of most quotes first. */
export const useQuoteCountries = (isOn: boolean) =>
  useQuery({
    queryKey: ['quotes', 'countries'],
    queryFn: ({ signal }) => request('quoteCountries', { schema: QuoteCountries, signal }),
    staleTime: 60_000,
    enabled: isOn,
  });

/** Fetches the list of a query as CSV. */
export const useQuotesFile = () => useMutation({ mutationFn: (query: ListQuery) => requestFile('quotesCsv', { query: { ...query } }) });

/** A quote that came by telephone. */
export function useAddQuote() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ quote, key }: { quote: Readonly<Record<keyof NewQuote, string>>; key: string }) =>
      request('quotes', { method: 'POST', body: quote, idempotencyKey: key, schema: QuoteDetail }),
    onSuccess: (detail) => {
      queries.setQueryData(quoteCases.detailKey(detail.id), detail);
      return queries.invalidateQueries({ queryKey: ['quotes', 'list'] });
    },
  });
}

interface EmailOfQuote {
  id: string;
  /** The one that the person saw. */
  version: number;
  email: string;
}

/** Adds the address of somebody who called, or corrects it. Somebody's newer state is shown, and its 412 thrown. */
export function useChangeEmail() {
  const set = quoteCases.useSetDetail();
  return useMutation({
    mutationFn: ({ id, version, email }: EmailOfQuote) =>
      requestChange('quoteEmail', { method: 'PUT', parameters: { id }, version, body: { email }, schema: QuoteDetail }),
    onSuccess: ({ answer }) => set(answer),
    onError(error) {
      const newer = newerOf(error, QuoteDetail);
      if (newer) set(newer);
    },
  });
}

const viewsKey = ['quotes', 'views'] as const;

/** The views that the person has saved. */
export const useSavedViews = () =>
  useQuery({ queryKey: viewsKey, queryFn: ({ signal }) => request('quoteViews', { schema: z.array(SavedView), signal }) });

export const useSaveView = () =>
  useMutation({
    mutationFn: (view: z.infer<typeof NewSavedView>) => request('quoteViews', { method: 'POST', body: view, schema: SavedView }),
    meta: { refetches: [viewsKey] },
  });

export const useRemoveView = () =>
  useMutation({
    mutationFn: (id: string) => request('quoteView', { method: 'DELETE', parameters: { id } }),
    meta: { refetches: [viewsKey] },
  });
