import type { HighlightedText } from './types.ts';

/** A text by the plural category of the number in it (CLDR): English has `one` and `other`, Arabic all six. */
export type PluralText = { readonly [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & { readonly other: string };

/**
 * The same texts in another language: every key, every entry of a list, any words. Free are the order in a headline, and the plural categories
 * of a counted thing.
 */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends { readonly other: string }
    ? PluralText
    : Texts extends { readonly highlight: string }
      ? HighlightedText
      : Texts extends (...parameters: never[]) => unknown
        ? Texts
        : { readonly [Key in keyof Texts]: Translation<Texts[Key]> };
