import { numberOf } from '#contract/offers/offer-number';
import type { OfferPage, OfferQuery, OfferRow } from '#contract/offers/office-offers';
import type { Found } from '#contract/office/today';
import { timestamp } from '#contract/schema';
import type { z } from '#contract/zod';
import { cursorOf, positionOf } from '../../http/cursor.ts';
import type { ListedOffer, MailAboutQuote } from '../../store/cases/offer-list.ts';
import type { StoredOffer } from '../../store/cases/offers.ts';
import type { Repositories } from '../../store/open-store.ts';
import { calendarDay } from '../../time/company-time.ts';
import type { Case } from '../case-kind.ts';
import { isOver } from './describe-offer.ts';
import { offerDeliveries } from './offer-deliveries.ts';

/** One page of the offers of all requests, with the exact number of everything. */
export async function listOffers(
  repositories: Repositories,
  { after, limit, search, state: states }: z.output<typeof OfferQuery>,
  now: Date,
): Promise<OfferPage> {
  const filter = { search, states, today: calendarDay(now) };
  const { rows, next, count } = await repositories.offerList.page(filter, { after: positionOf(after, timestamp), limit });
  const deliveries = await offerDeliveries(repositories, rows);
  return {
    rows: rows.map((offer) => rowOf(offer, deliveries.get(offer.id) ?? null, now)),
    total: await count(),
    next: next && cursorOf(next),
  };
}

/** Returns the offers that the palette finds. */
export async function findOffers({ offerList }: Pick<Repositories, 'offerList'>, search: string, limit: number): Promise<Found[]> {
  const { rows } = await offerList.page({ search, today: calendarDay(new Date()) }, { limit });
  return rows.map((offer) => ({
    kind: 'offer',
    id: offer.id,
    quoteId: offer.quoteId,
    reference: standingNumber(offer) && numberOf({ ...offer, number: standingNumber(offer) }),
    name: offer.fullName,
    text: offer.content.title,
    at: offer.changedAt,
  }));
}

/** The number of an offer; of a draft, that of which it is the next version. */
const standingNumber = ({ number, revises }: Pick<StoredOffer, 'number' | 'revises'>): string | null => number ?? revises;

/** Returns the offers of a request that are no older versions, the newest first. The mails about it are those of its timeline. */
export async function offersOf(
  repositories: Repositories,
  { id, reference, fullName }: Pick<Case, 'id' | 'reference' | 'fullName'>,
  mails: readonly MailAboutQuote[],
  now: Date,
): Promise<OfferRow[]> {
  const offers = (await repositories.offers.ofQuote(id)).filter(({ state }) => state !== 'replaced');
  const deliveries = await offerDeliveries(repositories, offers, mails);
  return offers.map((offer) => rowOf({ ...offer, reference, fullName }, deliveries.get(offer.id) ?? null, now));
}

function rowOf(offer: ListedOffer, delivery: OfferRow['delivery'], now: Date): OfferRow {
  const { id, quoteId, state, edition, changedAt, content, total, reference, fullName } = offer;
  return {
    id,
    quoteId,
    edition,
    changedAt,
    total,
    delivery,
    number: standingNumber(offer),
    quote: { reference, name: fullName },
    state: state === 'open' && isOver(offer, now) ? 'expired' : state,
    title: content.title,
    currency: content.currency,
    validUntil: content.validUntil,
  };
}
