import { dayLater } from '#contract/hours/hours-exceptions';
import type { Figures } from '#contract/office/figures/figures';
import { type ComparedPeriod, type Days, partsOf } from '#contract/office/figures/periods';
import { isAllowed, type Roles } from '#contract/office/permissions';
import type { Span } from '../../../store/figures/figures.ts';
import type { Repositories } from '../../../store/open-store.ts';
import { startOfDay } from '../../../time/company-time.ts';
import { pairOf, readBoth, sumOf, valuesOf } from './pairs.ts';
import { begunForms, quoteFigures, type SeenViews } from './quote-figures.ts';
import { sourceFigures } from './sources.ts';

/** Days as moments, where the company is. */
const spanOf = ({ from, to }: Days): Span => ({ from: startOfDay(from), before: startOfDay(dayLater(to, 1)) });

/** Returns the figures of a period beside the one before, as much of them as a role may see. */
export async function describeFigures(repositories: Repositories, roles: Roles, { period, before }: ComparedPeriod): Promise<Figures> {
  const spans = { now: spanOf(period), before: spanOf(before) };
  const mayQuotes = isAllowed(roles, 'quotes.answer');
  const seen: SeenViews = await readBoth({ now: period, before }, ({ from, to }) => repositories.views.between(from, to));
  return {
    period,
    before,
    parts: mayQuotes ? await partFigures(repositories, period, before) : [],
    ...(mayQuotes && { quotes: await quoteFigures(repositories, spans, seen) }),
    ...(isAllowed(roles, 'reviews.decide') && { reviews: await reviewFigures(repositories, spans, seen) }),
    ...(isAllowed(roles, 'applications.decide') && { applications: await applicationFigures(repositories, spans, seen) }),
  };
}

async function partFigures({ figures }: Repositories, period: Days, before: Days): Promise<Figures['parts']> {
  const [parts, partsBefore] = [partsOf(period), partsOf(before)];
  const [counts, countsBefore] = await Promise.all([parts, partsBefore].map((all) => figures.receivedIn(all.map(spanOf))));
  return parts.map((part, index) => ({ ...part, now: counts?.[index] ?? 0, before: countsBefore?.[index] ?? null }));
}

type Spans = { now: Span; before: Span };

async function reviewFigures({ figures }: Repositories, spans: Spans, seen: SeenViews): Promise<Figures['reviews']> {
  const reviews = await readBoth(spans, figures.reviews);
  return {
    received: pairOf(reviews, sumOf),
    approved: pairOf(reviews, (rows) => sumOf(rows.filter(({ status }) => status === 'approved'))),
    begun: begunForms(seen, 'review'),
    averageRating: valuesOf(reviews, (rows) => {
      const total = sumOf(rows);
      return total === 0 ? null : rows.reduce((stars, row) => stars + row.rate * row.total, 0) / total;
    }),
  };
}

async function applicationFigures({ figures }: Repositories, spans: Spans, seen: SeenViews): Promise<Figures['applications']> {
  const applications = await readBoth(spans, figures.applications);
  return {
    received: pairOf(applications, sumOf),
    begun: begunForms(seen, 'application'),
    sources: sourceFigures(applications, { now: [], before: [] }).map(({ won, ...source }) => source),
  };
}
