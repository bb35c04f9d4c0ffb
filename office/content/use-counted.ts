import { pluralText } from '#content/plural';
import type { PluralText } from '#content/translation';
import { fillSentence } from '#contract/text/fill-sentence';
import { useLocale } from './use-text.ts';

/** Puts a number of things into words: `counted(text.waiting, 3)`; other placeholders are filled from `values`. */
export function useCounted(): (text: PluralText, count: number, values?: Readonly<Record<string, string | number>>) => string {
  const locale = useLocale();
  return (text, count, values = {}) => fillSentence(pluralText(text, count, locale), values);
}
