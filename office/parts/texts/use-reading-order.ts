import { directionOf } from '#contract/locales';
import { useLocale } from '../../content/use-text.ts';

const [rightToLeft, end] = ['\u2067', '\u2069'];

/**
 * Keeps the words of a chart in the order in which they are read. Charts run from left to right in every language, and so would the words in them:
 * a figure before an Arabic word would stand behind it.
 */
export function useReadingOrder(): (words: string) => string {
  const isReversed = directionOf(useLocale()) === 'rtl';
  return (words) => (isReversed ? `${rightToLeft}${words}${end}` : words);
}
