import { pluralText } from '#content/plural';
import type { Locale } from '#contract/locales';
import { content } from './content.ts';

/** A number as it is written in a sentence: in a word up to twelve. */
export const numeral = (number: number, locale: Locale): string => content('numerals', locale)[number] ?? String(number);

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The accessible name of a strip of figures: "In four figures". */
export const figureStripLabel = (count: number, locale: Locale): string =>
  pluralText(content('it', locale).figures, count, locale, numeral(count, locale));
