import type { Locale } from '#contract/locales';

/** What every stored submission has besides its form's values. */
export interface Submission {
  _id: string;
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** The spam check has flagged it. */
  suspicious: boolean;
  /** The language of the page or the request that it came from. */
  locale: Locale;
}

/** A submission about to be stored; the store generates its `_id`. */
export type New<T extends Submission> = Omit<T, '_id'>;

/** Staff type references by hand, so letter case does not matter. */
export const asReference = (typed: string): string => typed.trim().toUpperCase();
