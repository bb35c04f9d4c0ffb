import type { Locale } from '#contract/locales';
import type { Json } from '../column-types.ts';

/** A line of a text of the site that was changed, or is being changed. */
export interface TextLineTable {
  /** The address of the line: `en/home/hero/title`. */
  id: string;
  name: string;
  path: string;
  locale: Locale;
  /** Holds what visitors read; null where it is as written. */
  value: Json | null;
  /** The time at which it became public, or as written again. */
  publishedAt: string | null;
  /** Holds what is not public yet; `null` as JSON is to be as written. */
  draft: Json | null;
  draftSavedAt: string | null;
  /** The account that saved it. */
  draftSavedBy: string | null;
  /** Counts drafts and publications. */
  version: number;
}
