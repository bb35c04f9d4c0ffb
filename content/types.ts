/** The shapes of text that pages have in common. */

/** A headline, part of which is highlighted in gold. Which part comes first is up to the language. */
export interface HighlightedText {
  readonly before?: string;
  readonly highlight: string;
  readonly after?: string;
}

/** A statement whose second half is set in the secondary colour. */
export interface TwoToneText {
  readonly primary: string;
  readonly secondary: string;
}

/** Search engines and browser tabs show this of a page. */
export interface MetadataText {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
}

export interface PageMetadata extends MetadataText {
  /** Path and query of the canonical URL, where it is more than the path. */
  canonical?: string;
  /** Kept out of search engines. */
  noindex?: boolean;
}

/** A step of the breadcrumb; one without a URL is not a page of its own. */
export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** A figure with its sign set smaller: 99.9 and %, 24 and /7. */
export interface Figure {
  readonly value: string;
  readonly unit?: string;
  readonly label: string;
}
