import { dayLater } from '#contract/hours/hours-exceptions';
import type { OfferFigure } from '#contract/office/figures/figures';
import type { CountedOffer, Span } from '../../../store/figures/figures.ts';
import type { Repositories } from '../../../store/open-store.ts';
import { calendarDay } from '../../../time/company-time.ts';
import { type Both, keysOf, noPair, pairsBy, readBoth } from './pairs.ts';

type Offers = CountedOffer[];

const amountsOf = ({ now, before }: Both<Offers>): Both<Offers> => {
  const weighed = (rows: Offers) => rows.map((row) => ({ ...row, total: row.amount }));
  return { now: weighed(now), before: weighed(before) };
};

/** The last days of offers that expired in a period: on the day after. None that is still to come. */
function lastDaysIn({ from, before }: Span): Span {
  const day = (moment: string) => calendarDay(new Date(moment));
  const [lastOfPeriod, today] = [dayLater(day(before), -1), day(new Date().toISOString())];
  const isOver = lastOfPeriod < today;
  return { from: dayLater(day(from), -1), before: isOver ? lastOfPeriod : today };
}

/** Adds up what was offered, accepted and lost, by currency; that of the largest amounts comes first. */
export async function offerFigures({ figures }: Pick<Repositories, 'figures'>, spans: Both<Span>): Promise<OfferFigure[]> {
  const offered = await readBoth(spans, (span) => figures.offers(span, 'issuedAt'));
  const accepted = await readBoth(spans, (span) => figures.offers(span, 'acceptedAt'));
  const lost = await readBoth(spans, (span) => figures.lostOffers(span, lastDaysIn(span)));
  const by = (rows: Both<Offers>) => pairsBy(rows, ({ currency }) => currency);
  const [offeredAmounts, acceptedAmounts, lostAmounts] = [by(amountsOf(offered)), by(amountsOf(accepted)), by(amountsOf(lost))];
  const [offeredBy, acceptedBy, lostBy] = [by(offered), by(accepted), by(lost)];
  return keysOf(offeredAmounts, acceptedAmounts, lostAmounts).map((currency) => ({
    currency,
    offered: offeredBy.get(currency) ?? noPair,
    offeredAmount: offeredAmounts.get(currency) ?? noPair,
    accepted: acceptedBy.get(currency) ?? noPair,
    acceptedAmount: acceptedAmounts.get(currency) ?? noPair,
    lost: lostBy.get(currency) ?? noPair,
    lostAmount: lostAmounts.get(currency) ?? noPair,
  }));
}
