import type { OfferFigure } from '#contract/office/figures/figures';
import type { Span } from '../../../store/figures/figures.ts';
import type { Repositories } from '../../../store/open-store.ts';
import { type Both, keysOf, noPair, pairsBy, readBoth } from './pairs.ts';

type Offers = Awaited<ReturnType<Repositories['figures']['offers']>>;

const amountsOf = ({ now, before }: Both<Offers>): Both<Offers> => {
  const weighed = (rows: Offers) => rows.map((row) => ({ ...row, total: row.amount }));
  return { now: weighed(now), before: weighed(before) };
};

/** Adds up what was offered and accepted, by currency; that of the largest amounts comes first. */
export async function offerFigures({ figures }: Pick<Repositories, 'figures'>, spans: Both<Span>): Promise<OfferFigure[]> {
  const offered = await readBoth(spans, (span) => figures.offers(span, 'issuedAt'));
  const accepted = await readBoth(spans, (span) => figures.offers(span, 'acceptedAt'));
  const by = (rows: Both<Offers>) => pairsBy(rows, ({ currency }) => currency);
  const [offeredAmounts, acceptedAmounts] = [by(amountsOf(offered)), by(amountsOf(accepted))];
  const [offeredBy, acceptedBy] = [by(offered), by(accepted)];
  return keysOf(offeredAmounts, acceptedAmounts).map((currency) => ({
    currency,
    offered: offeredBy.get(currency) ?? noPair,
    offeredAmount: offeredAmounts.get(currency) ?? noPair,
    accepted: acceptedBy.get(currency) ?? noPair,
    acceptedAmount: acceptedAmounts.get(currency) ?? noPair,
  }));
}
