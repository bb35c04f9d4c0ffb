import type { Generated } from 'kysely';
import type { Locale } from '#contract/locales';
import type { Source } from '#contract/visits/source';

export type Flag = 0 | 1;
/** JSON text; written and read through `columns.ts`. */
export type Json = string;

/** Entries that can have a second language. */
export interface TranslatedColumns {
  /** Their texts in Arabic; null for an entry in one language. */
  ar: Json | null;
}

/** Empty in rows of older releases. */
type SourceColumns = { [Column in keyof Source]: Generated<string> };

/** The columns of every submission besides its form's fields, each of which has a column of its name. */
export interface SubmissionColumns extends SourceColumns {
  id: string;
  reference: string;
  receivedAt: string;
  suspicious: Flag;
  /** Lists what counted when it was set apart; null in rows of older releases, and where nothing did. */
  spamReasons: Json | null;
  /** Language of the page or the request that it came from. */
  locale: Locale;
}
