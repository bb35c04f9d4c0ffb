import { directionOf } from '#contract/locales';
import { useLocale } from '../../content/use-text.ts';

const [rightToLeft, ofItsOwn, end] = ['\u2067', '\u2068', '\u2069'];

/** A name inside other words, in its own direction: for texts that cannot hold a `bdi`. */
export const isolated = (name: string): string => `${ofItsOwn}${name}${end}`;

/**
 * Keeps the words of a chart in the order in which they are read. Charts run from left to right in every language, and so would the words in them:
 * a figure before an Arabic word would stand behind it.
 */
export function useReadingOrder(): (words: string) => string {
  const isReversed = directionOf(useLocale()) === 'rtl';
  return (words) => (isReversed ? `${rightToLeft}${words}${end}` : words);
}
