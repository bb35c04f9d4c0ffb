import type { Locale } from '#contract/locales';

/** Describes what a mail says, in the order of reading; rendered as plain text and as HTML. */
export interface MailContent {
  locale: Locale;
  blocks: MailBlock[];
}

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** Keeps the lines that somebody has typed, and the blank lines between their paragraphs. */
  | { kind: 'written'; text: string }
  | { kind: 'reference'; reference: string }
  | { kind: 'facts'; facts: Fact[] }
  /** A visitor's own text, in whatever direction of writing. */
  | { kind: 'message'; label: string; text: string }
  | { kind: 'link'; label: string; url: string }
  /** A link that is no button. */
  | { kind: 'footnote'; label: string; url: string }
  /** `lines` stand between the two. */
  | { kind: 'signature'; name: string; lines?: string[]; url: string };

export interface Fact {
  label: string;
  value: string;
}
