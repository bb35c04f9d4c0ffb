import { OfferContent } from '#contract/offers/offer-content';
import { fromJson, json } from '../../store/rows/columns.ts';
import { quoteCases } from '../quotes/quote-cases.ts';
import { isDone, type Undoing } from '../undoing.ts';
import { changeOffer, removeOffer, withdrawOffer } from './offers.ts';

/** Takes back what was done with drafts, and the withdrawal of an offer. A number that was given stays given. */
export const offerUndoing: Undoing = {
  kinds: ['quote.offer-added', 'quote.offer-changed', 'quote.offer-removed', 'quote.offer-restored', 'quote.offer-withdrawn'],
  permission: quoteCases.permission,
  async counterChanges({ repositories }, events) {
    return Promise.all(
      events.map(async ({ kind, before, after, afterId }) => {
        const offer = afterId === null ? undefined : await repositories.offers.find(afterId);
        if (!offer) return undefined;
        const { id, version, state, removedAt } = offer;
        if (kind === 'quote.offer-withdrawn')
          return state === 'withdrawn' ? (work) => isDone(withdrawOffer(work, { id, version }, false)) : undefined;
        if (state !== 'draft') return undefined;
        if (kind === 'quote.offer-removed')
          return removedAt === null ? undefined : (work) => isDone(removeOffer(work, { id, version }, false));
        if (removedAt !== null) return undefined;
        if (kind !== 'quote.offer-changed') return version > 1 ? undefined : (work) => isDone(removeOffer(work, { id, version }));
        const content = fromJson(OfferContent, before ?? '');
        return content && json(offer.content) === after ? (work) => isDone(changeOffer(work, { id, version }, content)) : undefined;
      }),
    );
  },
};
