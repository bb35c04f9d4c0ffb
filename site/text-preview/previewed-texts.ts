import type { pluralCategories } from '#contract/texts/changed-texts';

/** A part of a line: of a headline, or the form of one that is counted. */
export type LinePart = 'before' | 'highlight' | 'after' | (typeof pluralCategories)[number];

/** A text of a preview. */
export interface PreviewedText {
  /** The line, as `addressText` writes it, and which part of it. */
  address: string;
  part?: LinePart;
  /** As the server has rendered it; placeholders that only the section fills in are left. */
  text: string;
  /** Holds what visitors read, where it is another text. */
  publicText?: string;
}

/** Tells the script of a preview what its page shows, as JSON in an element of the page. */
export interface PreviewedTexts {
  /** The path of the page on the site. */
  path: string;
  /** By the number that marks them. */
  texts: Readonly<Record<number, PreviewedText>>;
  /** Placeholders that stand for something about the company. */
  facts: Readonly<Record<string, string>>;
}

export const previewedTextsId = 'previewed-texts';
