import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';

type Careers = Content<'careers'>;

/** Texts of the list of positions, its dialogs and the application. */
export type PositionsText = Pick<Careers, 'list' | 'job' | 'application' | 'sent'> & {
  dates: Content<'dates'>;
  /** By the language that a position is written in, which need not be that of the page. */
  jobHeadings: Record<Locale, Careers['jobHeadings']>;
};
