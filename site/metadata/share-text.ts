import { brands } from '#brand';
import type { Locale } from '#contract/locales';
import type { PageText } from './page-texts.ts';

/** The text of a page's sharing picture. */
export interface ShareText {
  headline: { before: string; highlight: string; after: string };
  /** Says what the page is about, below the headline. */
  subject: string;
}

/** The headline of a page, and its name in the title; where that is the same, the company's slogan. */
export function shareText({ metadata, title, hero }: PageText, locale: Locale): ShareText {
  const { name, tagline } = brands[locale];
  const heading = hero?.title ?? title ?? metadata.title;
  const parts = typeof heading === 'string' ? { highlight: '', before: heading } : heading;
  const headline = { before: parts.before ?? '', highlight: parts.highlight, after: parts.after ?? '' };
  const company = ` | ${name}`;
  const named = metadata.title.endsWith(company) ? metadata.title.slice(0, -company.length) : hero?.eyebrow;
  return { headline, subject: named === undefined || named === headlineText(headline) ? tagline : named };
}

/** A headline as one line of text. */
export const headlineText = ({ before, highlight, after }: ShareText['headline']): string => `${before}${highlight}${after}`;
