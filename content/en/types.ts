import type { PageUrl } from '#contract/urls';

/** The shapes that the words of every language have in common. */

/** A headline with one lit word. */
export interface HighlightedText {
  before?: string;
  highlight: string;
  after?: string;
}

/** A statement whose second half is spoken more quietly. */
export interface TwoToneText {
  primary: string;
  secondary: string;
}

export interface PageMetadata {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** The page's own address, where it is more than its path. */
  address?: string;
  /** Kept out of search engines. */
  noindex?: boolean;
}

/** A step on the way from the home page to this one; a step without an address is not a page of its own. */
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
