import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OfferContent } from '#contract/offers/offer-content';
import { type NewOffer, Offer, OfferPage, type OfferQuery, QuoteOffers } from '#contract/offers/office-offers';
import type { z } from '#contract/zod';
import { type Changed, newerOf, request, requestChange } from '../requests/request.ts';
import { useInfiniteRows } from '../requests/use-infinite-rows.ts';
import { quoteCases } from './quotes.ts';

/** Offers of one request that are written, changed or read. */
const keyOf = (quoteId: string) => ['quotes', 'offers', quoteId] as const;

/** The price offers of a request, the newest first, and with what a new one begins. */
export const useQuoteOffers = (quoteId: string) =>
  useQuery({
    queryKey: keyOf(quoteId),
    queryFn: ({ signal }) => request('quoteOffers', { parameters: { id: quoteId }, schema: QuoteOffers, signal }),
  });

/** Describes what the list of all offers is asked for. */
export type OfferListQuery = Omit<z.input<typeof OfferQuery>, 'after' | 'limit'>;

/** The offers of all requests, a page at a time. */
export const useOfferList = (query: OfferListQuery) =>
  useInfiniteRows({ queryKey: ['quotes', 'offer-list', query], call: 'offers', query, schema: OfferPage });

/** Offers for anybody, to be copied. */
export const useOffers = (search: string) =>
  useQuery({
    queryKey: ['quotes', 'all-offers', search],
    queryFn: ({ signal }) => request('offers', { query: { search }, schema: OfferPage, signal }),
    placeholderData: (before) => before,
  });

/** Changes offers. One who was slower gets an error with the `newer` offer. */
export function useOfferChanges(quoteId: string) {
  const queries = useQueryClient();
  const queryKey = keyOf(quoteId);
  const put = (offer: Offer) =>
    queries.setQueryData<QuoteOffers>(queryKey, (known) => {
      if (!known) return known;
      const isKnown = known.offers.some(({ id }) => id === offer.id);
      return {
        ...known,
        offers: isKnown ? known.offers.map((other) => (other.id === offer.id ? offer : other)) : [offer, ...known.offers],
      };
    });
  const settled = {
    onSuccess: ({ answer }: Changed<Offer>) => void put(answer),
    onError: (error: unknown) => {
      const newer = newerOf(error, Offer);
      if (newer) put(newer);
    },
    // The request shows how its offers stand.
    meta: { refetches: [queryKey, quoteCases.detailKey(quoteId)] },
  } as const;

  const add = useMutation({
    ...settled,
    mutationFn: ({ from, key }: { from: NewOffer; key: string }) =>
      requestChange('quoteOffers', { method: 'POST', parameters: { id: quoteId }, body: from, idempotencyKey: key, schema: Offer }),
  });
  const change = useMutation({
    ...settled,
    mutationFn: ({ id, version, content }: { id: string; version: number; content: OfferContent }) =>
      requestChange('offer', { method: 'PUT', parameters: { id }, version, body: content, schema: Offer }),
  });
  const remove = useMutation({
    meta: settled.meta,
    mutationFn: ({ id, version }: Pick<Offer, 'id' | 'version'>) =>
      requestChange('offer', { method: 'DELETE', parameters: { id }, version, schema: Offer }),
  });
  const issue = useMutation({
    ...settled,
    mutationFn: ({ id, version }: Pick<Offer, 'id' | 'version'>) =>
      requestChange('offerIssue', { method: 'POST', parameters: { id }, version, schema: Offer }),
  });
  const withdraw = useMutation({
    ...settled,
    mutationFn: ({ id, version }: Pick<Offer, 'id' | 'version'>) =>
      requestChange('offerWithdrawal', { method: 'POST', parameters: { id }, version, schema: Offer }),
  });
  return {
    add: add.mutateAsync,
    change: change.mutateAsync,
    remove: remove.mutateAsync,
    issue: issue.mutateAsync,
    withdraw: withdraw.mutateAsync,
    isIssuing: issue.isPending,
  };
}
