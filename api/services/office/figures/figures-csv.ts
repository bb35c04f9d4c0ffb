import { currencyDecimals, formatDecimal } from '#contract/offers/money';
import type { Figures, Pair, SourceFigure, Values } from '#contract/office/figures/figures';
import { csvOf } from '../../../files/csv.ts';

type Line = [area: string, figure: string, name: string, now: string, before: string];

const header = ['area', 'figure', 'name', 'period', 'before'] as const;

/**
 * Every figure on a line of its own, as a table that can be summed up and charted further.
 *
 * @param nameOf a colleague's
 */
export function figuresCsv(figures: Figures, nameOf: (colleagueId: string) => string): string {
  const { period, before, parts, quotes, reviews, applications } = figures;
  const lines: Line[] = [
    ['period', 'from', '', period.from, before.from],
    ['period', 'to', '', period.to, before.to],
    ...parts.map(
      (part): Line => ['quotes', 'received by date', part.from, String(part.now), part.before === null ? '' : String(part.before)],
    ),
  ];
  const add = (area: string, figure: string, name: string, pair: Pair | Values) =>
    lines.push([area, figure, name, numberText(pair.now), numberText(pair.before)]);

  const addAmounts = (figure: string, currency: string, { now, before: earlier }: Pair) =>
    lines.push(['offers', figure, currency, amountText(now, currency), amountText(earlier, currency)]);

  if (quotes) {
    for (const figure of ['received', 'won', 'lost', 'views', 'begun'] as const) add('quotes', figure, '', quotes[figure]);
    add('quotes', 'won of decided, %', '', quotes.winRate);
    for (const { currency, ...offers } of quotes.offers) {
      add('offers', 'offered', currency, offers.offered);
      addAmounts('offered, amount', currency, offers.offeredAmount);
      add('offers', 'accepted', currency, offers.accepted);
      addAmounts('accepted, amount', currency, offers.acceptedAmount);
      add('offers', 'lost or expired', currency, offers.lost);
      addAmounts('lost or expired, amount', currency, offers.lostAmount);
    }
    for (const { page, ...pairs } of quotes.pages)
      for (const figure of ['received', 'won', 'views'] as const) add('quotes', `${figure} by page`, page ?? '', pairs[figure]);
    for (const source of quotes.sources)
      for (const figure of ['received', 'won'] as const) add('quotes', `${figure} by source`, sourceText(source), source[figure]);
    for (const { locale, received, views } of quotes.languages) {
      add('quotes', 'received by language', locale, received);
      add('quotes', 'views by language', locale, views);
    }
    for (const { family, received, won } of quotes.services) {
      add('quotes', 'received by service', family ?? '', received);
      add('quotes', 'won by service', family ?? '', won);
    }
    for (const { state, reason, closed } of quotes.reasons) add('quotes', `${state} by reason`, reason ?? '', closed);
    add('quotes', 'first replies', '', quotes.answers.given);
    add('quotes', 'hours to first reply, median', '', quotes.answers.medianHours);
    add('quotes', 'hours to first reply, 90 %', '', quotes.answers.ninetiethHours);
    for (const { colleagueId, ...figure } of quotes.colleagues) {
      const name = colleagueId === null ? '' : nameOf(colleagueId);
      add('quotes', 'first replies by colleague', name, figure.answered);
      add('quotes', 'hours to first reply by colleague, median', name, figure.medianHours);
      add('quotes', 'won by colleague', name, figure.won);
      add('quotes', 'lost by colleague', name, figure.lost);
    }
  }
  if (reviews) {
    for (const figure of ['received', 'approved', 'begun'] as const) add('reviews', figure, '', reviews[figure]);
    add('reviews', 'average rating', '', reviews.averageRating);
  }
  if (applications) {
    for (const figure of ['received', 'begun'] as const) add('applications', figure, '', applications[figure]);
    for (const source of applications.sources) add('applications', 'received by source', sourceText(source), source.received);
  }
  return csvOf(header, lines);
}

/** An amount with its decimals and no commas, as tables read numbers. */
const amountText = (amount: number, currency: string): string => formatDecimal(amount, currencyDecimals(currency)).replaceAll(',', '');

const numberText = (value: number | null): string => (value === null ? '' : String(Math.round(value * 100) / 100));

const sourceText = ({ kind, campaign, source }: Pick<SourceFigure, 'kind' | 'campaign' | 'source'>): string =>
  kind === 'rest' ? 'others' : [campaign, source].filter((part) => part !== '').join(' / ');
