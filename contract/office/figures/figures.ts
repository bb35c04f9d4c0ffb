import { id } from '../../schema.ts';
import { z } from '../../zod.ts';
import { Locale } from '../account.ts';
import { closedStates } from '../quote-states.ts';
import { periodNames } from './period-names.ts';
import { daysIn, maxOwnDays } from './periods.ts';

/** Asks for a period; its days only where they are one's own. */
export const FiguresQuery = z
  .object({
    period: z.enum(periodNames).default('lastWeek'),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  })
  .refine(
    ({ period, from, to }) =>
      period !== 'own' || (from !== undefined && to !== undefined && from <= to && daysIn({ from, to }) <= maxOwnDays),
    {
      error: 'field.invalid',
      path: ['from'],
    },
  );
export type FiguresQuery = z.infer<typeof FiguresQuery>;

/** Counts what was in the period, and in the one before. */
const Pair = z.object({ now: z.int(), before: z.int() });
export type Pair = z.infer<typeof Pair>;

/** A value in the period and in the one before; null where there is nothing to make it of. */
const Values = z.object({ now: z.number().nullable(), before: z.number().nullable() });
export type Values = z.infer<typeof Values>;

/** From where requests came. */
export const figureSources = ['campaign', 'host', 'none', 'rest'] as const;
const SourceFigure = z.object({
  /** A campaign by its marks, another site by its host, neither; `rest`: those that are too few to be listed. */
  kind: z.enum(figureSources),
  /** The name of the campaign, where the link has one. */
  campaign: z.string(),
  /** The source of the campaign, or the host. */
  source: z.string(),
  received: Pair,
  won: Pair,
});
export type SourceFigure = z.infer<typeof SourceFigure>;

/** Price offers in one currency. Amounts are integers of its smallest unit, tax included. */
const OfferFigure = z.object({
  currency: z.string(),
  /** Offers that got their number then and were neither withdrawn nor replaced by a newer version since. */
  offered: Pair,
  offeredAmount: Pair,
  /** Offers that were accepted then. */
  accepted: Pair,
  acceptedAmount: Pair,
  /** Open offers whose quote was lost then, or whose last day went by, whichever was first; none of a quote that was won. */
  lost: Pair,
  lostAmount: Pair,
});
export type OfferFigure = z.infer<typeof OfferFigure>;

/** Counts what came of quotes. */
const QuoteFigures = z.object({
  received: Pair,
  won: Pair,
  lost: Pair,
  /** Per cent of the decided ones that were won. */
  winRate: Values,
  offers: z.array(OfferFigure),
  /** Pages that were seen, and forms that somebody began to fill in. */
  views: Pair,
  begun: Pair,
  /** Requests by the page that led to the form; null where that is not known. */
  pages: z.array(z.object({ page: z.string().nullable(), received: Pair, won: Pair, views: Pair })),
  sources: z.array(SourceFigure),
  languages: z.array(z.object({ locale: Locale, received: Pair, views: Pair })),
  /** Requests by the family of the service whose page led to the form; null for other pages. */
  services: z.array(z.object({ family: z.string().nullable(), received: Pair, won: Pair })),
  /** A name of `closingReasons`; null where nobody said why. Own words count as `another`. */
  reasons: z.array(z.object({ state: z.enum(closedStates), reason: z.string().nullable(), closed: Pair })),
  /** First answers that were given, by their hours after the request, nights and days off included: half of them took no longer, nine of ten. */
  answers: z.object({ given: Pair, medianHours: Values, ninetiethHours: Values }),
  /** By who gave the first answer, and whose quotes were won and lost; null: nobody's. */
  colleagues: z.array(z.object({ colleagueId: id.nullable(), answered: Pair, medianHours: Values, won: Pair, lost: Pair })),
});
export type QuoteFigures = z.infer<typeof QuoteFigures>;

const ReviewFigures = z.object({ received: Pair, approved: Pair, begun: Pair, averageRating: Values });
const ApplicationFigures = z.object({ received: Pair, begun: Pair, sources: z.array(SourceFigure.omit({ won: true })) });

const Days = z.object({ from: z.iso.date(), to: z.iso.date() });

/** Figures of a period beside the one before. A kind that is missing is none of the reader's. */
export const Figures = z.object({
  period: Days,
  before: Days,
  /** The requests of each part of the period, and of the same part of the one before, which may have fewer. */
  parts: z.array(Days.extend({ now: z.int(), before: z.int().nullable() })),
  quotes: QuoteFigures.optional(),
  reviews: ReviewFigures.optional(),
  applications: ApplicationFigures.optional(),
});
export type Figures = z.infer<typeof Figures>;
