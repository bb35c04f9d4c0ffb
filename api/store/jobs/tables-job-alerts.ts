import type { Locale } from '#contract/locales';

/** Whoever wants to hear of new jobs. */
export interface JobAlertTable {
  id: string;
  /** In lower case; each has one row. */
  email: string;
  /** The language of the page on which they asked. */
  locale: Locale;
  /** Hash of the token that confirms it. */
  tokenHash: string;
  /** The time of the last mail that was sent because somebody had asked. */
  askedAt: string;
  /** Null until its owner has confirmed it. */
  confirmedAt: string | null;
}
