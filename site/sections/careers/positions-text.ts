import type { Locale } from '#contract/locales';
import { type Content, content } from '#site/content/content.ts';

type Careers = Content<'careers'>;

/** Texts of the list of positions, its dialogs and the application. */
export type PositionsText = Pick<Careers, 'list' | 'job' | 'application' | 'sent'> & {
  dates: Content<'dates'>;
  /** By the language that a position is written in, which need not be that of the page. */
  jobHeadings: Record<Locale, Careers['jobHeadings']>;
};

export function positionsText(locale: Locale): PositionsText {
  const { list, job, application, sent } = content('careers', locale);
  const jobHeadings = { en: content('careers', 'en').jobHeadings, ar: content('careers', 'ar').jobHeadings };
  return { list, job, application, sent, dates: content('dates', locale), jobHeadings };
}
