import { dayLater } from '#contract/hours/hours-exceptions';
import type { OfferContent, OfferTax } from '#contract/offers/offer-content';
import { offerDays } from '#contract/offers/offer-limits';
import { numberOf } from '#contract/offers/offer-number';
import type { NewOffer } from '#contract/offers/office-offers';
import { sumsOf } from '#contract/offers/sum-offer';
import { readTaxes } from '../../company/offer-tax.ts';
import { Refusal } from '../../http/refusal.ts';
import type { StoredOffer, WrittenOffer } from '../../store/cases/offers.ts';
import type { OfficeQuote } from '../../store/cases/office-quotes.ts';
import { json } from '../../store/rows/columns.ts';
import type { Colleague, Work } from '../../store/work.ts';
import { calendarDay } from '../../time/company-time.ts';
import { quoteCases } from '../quotes/quote-cases.ts';
import { record } from '../record.ts';
import { isOver } from './describe-offer.ts';

/** All of these are called inside a transaction, and lock the quote first: whatever is done with the offers of one quote comes one after the other. */

export type OfferOutcome = 'done' | 'unknown' | 'outdated' | 'impossible';

/** One offer, as the person saw it. */
export interface OfferRef {
  id: string;
  /** Undefined where any will do. */
  version?: number | undefined;
}

interface Locked {
  offer: StoredOffer;
  quote: OfficeQuote;
}

/** Finds an offer with its quote, which nobody else changes until the transaction ends. */
export async function lockOffer({ repositories }: Work, id: string): Promise<Locked | undefined> {
  const known = await repositories.offers.find(id);
  const quote = known && (await quoteCases.find(repositories, known.quoteId, { lock: true }));
  const offer = quote && (await repositories.offers.find(id, { lock: true }));
  return offer && { offer, quote };
}

/** As `lockOffer`, an offer that is as the person saw it, in a state; says otherwise why nothing can be done with it. */
async function lockIn(
  state: StoredOffer['state'],
  work: Work,
  { id, version }: OfferRef,
  isRemoved = false,
): Promise<Locked | Exclude<OfferOutcome, 'done'>> {
  const found = await lockOffer(work, id);
  if (!found || (found.offer.removedAt !== null) !== isRemoved) return 'unknown';
  if (version !== undefined && found.offer.version !== version) return 'outdated';
  return found.offer.state === state ? found : 'impossible';
}

async function written({ repositories }: Work, content: OfferContent): Promise<WrittenOffer & { tax: OfferTax | null }> {
  const tax = content.isTaxed ? (await readTaxes(repositories))[content.locale] : null;
  return { content, tax, total: sumsOf(content, tax).total };
}

/** Makes a draft for a quote. Returns its id; undefined when there is no such quote, or no offer that could be copied or be replaced. */
export async function addOffer(work: Work<Colleague>, quoteId: string, from: NewOffer): Promise<string | undefined> {
  const { repositories, now } = work;
  const quote = await quoteCases.find(repositories, quoteId, { lock: true });
  if (!quote) return undefined;
  const { content: typed, copyOf, revises } = from;
  const base = await repositories.offers.find(copyOf ?? revises ?? '');
  const begun = typed ? beginning(typed) : base && (copyOf === undefined ? revised(base, quote, now) : copied(base, quote, now));
  if (!begun) return undefined;
  const { content, ...standing } = begun;
  const id = await repositories.offers.add(quoteId, standing, await written(work, content), now);
  await record(quoteCases, work, quote, [{ kind: 'quote.offer-added', after: standing.revises ?? content.title, afterId: id }]);
  return id;
}

type Begun = Pick<StoredOffer, 'content' | 'revises' | 'edition'>;

const beginning = (content: OfferContent): Begun => ({ content, revises: null, edition: 1 });

const lastDay = (now: Date): string => dayLater(calendarDay(now), offerDays);

/** As it was, good for as long as a new one, and to whoever has asked. */
const copied = ({ content, quoteId }: StoredOffer, { fullName, id }: OfficeQuote, now: Date): Begun =>
  beginning({ ...content, validUntil: lastDay(now), ...(quoteId !== id && { recipient: fullName }) });

/** The next version of a number: undefined where the customer has accepted, or a newer one is there. */
const revised = (base: StoredOffer, quote: OfficeQuote, now: Date): Begun | undefined =>
  base.quoteId === quote.id && isReplaceable(base)
    ? {
        content: { ...base.content, ...(isOver(base, now) && { validUntil: lastDay(now) }) },
        revises: base.number,
        edition: base.edition + 1,
      }
    : undefined;

const isReplaceable = ({ state }: StoredOffer): boolean => state === 'open' || state === 'withdrawn';

/** Changes a draft. */
export async function changeOffer(work: Work<Colleague>, ref: OfferRef, content: OfferContent): Promise<OfferOutcome> {
  const found = await lockIn('draft', work, ref);
  if (typeof found === 'string') return found;
  const { offer, quote } = found;
  const { id } = offer;
  const [before, after] = [json(offer.content), json(content)];
  if (before === after) return 'done';
  await work.repositories.offers.change(id, {}, work.now, { ...(await written(work, content)), revises: offer.revises });
  await record(quoteCases, work, quote, [{ kind: 'quote.offer-changed', before, after, afterId: id }]);
  return 'done';
}

/** Removes a draft, or brings it back. */
export async function removeOffer(work: Work<Colleague>, ref: OfferRef, isRemoved = true): Promise<OfferOutcome> {
  const found = await lockIn('draft', work, ref, !isRemoved);
  if (typeof found === 'string') return found;
  const { offer, quote } = found;
  const { id } = offer;
  await work.repositories.offers.change(id, { removedAt: isRemoved ? work.now.toISOString() : null }, work.now);
  const kind = isRemoved ? 'quote.offer-removed' : 'quote.offer-restored';
  await record(quoteCases, work, quote, [{ kind, after: offer.revises ?? offer.content.title, afterId: id }]);
  return 'done';
}

/**
 * Gives a draft its number, the next of the year, or makes it the next version of its number; the version before is replaced. From here on it can be
 * accepted, and is not changed any more.
 *
 * @throws {Refusal} 422 where its last day has gone
 */
export async function issueOffer(work: Work<Colleague>, ref: OfferRef): Promise<OfferOutcome> {
  const { repositories, now } = work;
  const found = await lockIn('draft', work, ref);
  if (typeof found === 'string') return found;
  const { offer, quote } = found;
  const { id } = offer;
  if (isOver(offer, now)) throw new Refusal(422, { key: 'offer.dayGone' }, { validUntil: { key: 'offer.dayGone' } });
  if (offer.revises !== null) {
    const newest = await repositories.offers.newestOf(offer.revises);
    if (!newest || !isReplaceable(newest) || newest.edition + 1 !== offer.edition) return 'impossible';
    await repositories.offers.change(newest.id, { state: 'replaced' }, now);
  }
  const number = offer.revises ?? (await repositories.offers.nextNumber(calendarDay(now).slice(0, 4)));
  const { tax, ...content } = await written(work, offer.content);
  const company = await repositories.company.published();
  await repositories.offers.change(id, { state: 'open', number, tax, company, issuedAt: now.toISOString() }, now, {
    ...content,
    revises: offer.revises,
  });
  const after = numberOf({ number, edition: offer.edition });
  await record(quoteCases, work, quote, [{ kind: 'quote.offer-issued', after, afterId: id }]);
  return 'done';
}

/** Takes an open offer back, or opens one again: its customer finds that it does not stand any more. */
export async function withdrawOffer(work: Work<Colleague>, ref: OfferRef, isWithdrawn = true): Promise<OfferOutcome> {
  const found = await lockIn(isWithdrawn ? 'open' : 'withdrawn', work, ref);
  if (typeof found === 'string') return found;
  const { offer, quote } = found;
  const { id } = offer;
  await work.repositories.offers.change(id, { state: isWithdrawn ? 'withdrawn' : 'open' }, work.now);
  const kind = isWithdrawn ? 'quote.offer-withdrawn' : 'quote.offer-reopened';
  await record(quoteCases, work, quote, [{ kind, after: numberOf(offer), afterId: id }]);
  return 'done';
}
