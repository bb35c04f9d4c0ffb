import type { Locale } from '#contract/locales';

/** Names what is seen: a page by its path in the default language, or a form by its name, with which somebody began. */
export type ViewKind = 'page' | 'form';

/** Counts how often something was seen on a day, whoever saw it. */
export interface ViewCount {
  /** Calendar day where the company is. */
  day: string;
  kind: ViewKind;
  name: string;
  locale: Locale;
  views: number;
}

/** As a table has it. */
export interface ViewCountTable extends ViewCount {
  /** Made of all but the number. */
  id: string;
}
