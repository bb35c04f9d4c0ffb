import type { PageUrl } from '#contract/urls';

/** The shapes of text that pages have in common. */

/** A headline, part of which is highlighted in gold. */
export interface HighlightedText {
  before?: string;
  highlight: string;
  after?: string;
}

/** A statement whose second half is set in the secondary colour. */
export interface TwoToneText {
  primary: string;
  secondary: string;
}

export interface PageMetadata {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** Path and query of the canonical URL, where it is more than the path. */
  canonical?: string;
  /** Kept out of search engines. */
  noindex?: boolean;
}

/** A step of the breadcrumb; one without a URL is not a page of its own. */
export interface Crumb {
  label: string;
  href?: PageUrl;
}

/** A figure with its sign set smaller: 99.9 and %, 24 and /7. */
export interface Figure {
  value: string;
  unit?: string;
  label: string;
}

export interface LinkText {
  label: string;
  href: PageUrl | `${PageUrl}#${string}`;
}
