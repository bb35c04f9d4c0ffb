import { locales } from '#contract/locales';
import type { QuoteFigures } from '#contract/office/figures/figures';
import { namedReason } from '#contract/office/quote-states';
import { serviceFamilies } from '#contract/services';
import { urls } from '#contract/urls';
import type { ClosedQuotes, CountedPage, Span } from '../../../store/figures/figures.ts';
import type { ViewCount } from '../../../store/figures/tables-figures.ts';
import type { Repositories } from '../../../store/open-store.ts';
import { offerFigures } from './offer-figures.ts';
import { type Both, keysOf, noPair, pairOf, pairsBy, readBoth, sumOf, valuesOf } from './pairs.ts';
import { quantileHours } from './quantiles.ts';
import { sourceFigures } from './sources.ts';

export type SeenViews = Both<readonly Omit<ViewCount, 'day'>[]>;

type Counted = CountedPage & { total: number };
type FirstAnswers = Awaited<ReturnType<Repositories['figures']['firstAnswers']>>;

/** The page that led to the form: the one before it, or its own. */
const pageOf = ({ sourceBefore, sourcePage }: Counted): string => sourceBefore || sourcePage;

const familyOfPage = new Map<string, string>(
  Object.entries(serviceFamilies).flatMap(([family, pages]) => pages.map((page) => [urls[page], family] as const)),
);
const familyOf = (row: Counted): string => familyOfPage.get(pageOf(row)) ?? '';

/** An empty key stands for nothing known. */
const orNull = (key: string): string | null => (key === '' ? null : key);

export async function quoteFigures(repositories: Repositories, spans: Both<Span>, seen: SeenViews): Promise<QuoteFigures> {
  const { figures } = repositories;
  const received = await readBoth(spans, figures.received);
  const closed = await readBoth(spans, figures.closed);
  const answers = await readBoth(spans, figures.firstAnswers);
  const [won, lost] = (['won', 'lost'] as const).map((state) => inState(closed, state)) as [Both<ClosedQuotes[]>, Both<ClosedQuotes[]>];
  const views = viewsOf(seen, 'page');

  return {
    received: pairOf(received, sumOf),
    won: pairOf(won, sumOf),
    lost: pairOf(lost, sumOf),
    winRate: valuesOf(closed, winRateOf),
    offers: await offerFigures(repositories, spans),
    views: pairOf(views, sumOf),
    begun: begunForms(seen, 'quote'),
    pages: pageFigures(received, won, views),
    sources: sourceFigures(received, won),
    languages: languageFigures(received, views),
    services: serviceFigures(received, won),
    reasons: reasonFigures(closed),
    answers: {
      given: pairOf(answers, sumOf),
      medianHours: valuesOf(answers, (measured) => quantileHours(measured, 0.5)),
      ninetiethHours: valuesOf(answers, (measured) => quantileHours(measured, 0.9)),
    },
    colleagues: colleagueFigures(answers, won, lost),
  };
}

/** Per cent of what was decided that was won; null where nothing was decided. */
function winRateOf(closed: readonly ClosedQuotes[]): number | null {
  const decided = sumOf(closed);
  return decided === 0 ? null : (sumOf(closed.filter(({ state }) => state === 'won')) * 100) / decided;
}

/** Forms of a kind that somebody began to fill in. */
export const begunForms = (seen: SeenViews, form: string) =>
  pairOf(viewsOf(seen, 'form'), (forms) => sumOf(forms.filter(({ name }) => name === form)));

const viewsOf = ({ now, before }: SeenViews, kind: ViewCount['kind']) => {
  const ofKind = (rows: SeenViews['now']) => rows.filter((row) => row.kind === kind).map((row) => ({ ...row, total: row.views }));
  return { now: ofKind(now), before: ofKind(before) };
};

const inState = ({ now, before }: Both<ClosedQuotes[]>, state: ClosedQuotes['state']): Both<ClosedQuotes[]> => ({
  now: now.filter((row) => row.state === state),
  before: before.filter((row) => row.state === state),
});

function pageFigures(received: Both<Counted[]>, won: Both<Counted[]>, views: ReturnType<typeof viewsOf>): QuoteFigures['pages'] {
  const [receivedBy, wonBy] = [pairsBy(received, pageOf), pairsBy(won, pageOf)];
  const viewsBy = pairsBy(views, ({ name }) => name);
  return keysOf(receivedBy, wonBy, viewsBy).map((page) => ({
    page: orNull(page),
    received: receivedBy.get(page) ?? noPair,
    won: wonBy.get(page) ?? noPair,
    views: viewsBy.get(page) ?? noPair,
  }));
}

function languageFigures(
  received: Both<Awaited<ReturnType<Repositories['figures']['received']>>>,
  views: ReturnType<typeof viewsOf>,
): QuoteFigures['languages'] {
  const [receivedBy, viewsBy] = [pairsBy(received, ({ locale }) => locale), pairsBy(views, ({ locale }) => locale)];
  return locales
    .filter((locale) => receivedBy.has(locale) || viewsBy.has(locale))
    .map((locale) => ({ locale, received: receivedBy.get(locale) ?? noPair, views: viewsBy.get(locale) ?? noPair }));
}

function serviceFigures(received: Both<Counted[]>, won: Both<Counted[]>): QuoteFigures['services'] {
  const [receivedBy, wonBy] = [pairsBy(received, familyOf), pairsBy(won, familyOf)];
  return keysOf(receivedBy, wonBy).map((family) => ({
    family: orNull(family),
    received: receivedBy.get(family) ?? noPair,
    won: wonBy.get(family) ?? noPair,
  }));
}

function reasonFigures(closed: Both<ClosedQuotes[]>): QuoteFigures['reasons'] {
  const reasonOf = ({ state, closingReason }: ClosedQuotes) =>
    closingReason === null ? '' : (namedReason(state, closingReason) ?? 'another');
  return (['won', 'lost'] as const).flatMap((state) =>
    [...pairsBy(inState(closed, state), reasonOf)].map(([reason, pair]) => ({ state, reason: orNull(reason), closed: pair })),
  );
}

function colleagueFigures(answers: Both<FirstAnswers>, won: Both<ClosedQuotes[]>, lost: Both<ClosedQuotes[]>): QuoteFigures['colleagues'] {
  const answeredBy = pairsBy(answers, ({ firstAnsweredBy }) => firstAnsweredBy ?? '');
  const [wonBy, lostBy] = [pairsBy(won, ({ assigneeId }) => assigneeId ?? ''), pairsBy(lost, ({ assigneeId }) => assigneeId ?? '')];
  return keysOf(answeredBy, wonBy, lostBy).map((key) => ({
    colleagueId: orNull(key),
    answered: answeredBy.get(key) ?? noPair,
    medianHours: valuesOf(answers, (measured) =>
      quantileHours(
        measured.filter(({ firstAnsweredBy }) => (firstAnsweredBy ?? '') === key),
        0.5,
      ),
    ),
    won: wonBy.get(key) ?? noPair,
    lost: lostBy.get(key) ?? noPair,
  }));
}
