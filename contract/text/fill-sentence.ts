import { fillPlaceholders } from './fill-placeholders.ts';
import { isolated } from './isolated.ts';
import { languageOf } from './text-language.ts';

const arabic = /\p{Script=Arabic}/u;
const otherLetters = /(?!\p{Script=Arabic})\p{L}/u;
const isolatedAlready = /[\u2066-\u2068][^\u2069]*\u2069/g;

/**
 * Fills the placeholders of a sentence that is read and never sent, copied or compared. A value with letters of the other direction is
 * isolated, so that brackets, numbers and punctuation beside it stay where they are; one without letters stays as it is.
 * A sentence without letters of its own (`{name}: {reason}`) isolates what is Arabic, which changes nothing among Arabic words.
 */
export function fillSentence(sentence: string, values: Readonly<Record<string, string | number>>): string {
  const foreign = languageOf(sentence) === 'ar' ? otherLetters : arabic;
  const isForeign = (value: string | number) => foreign.test(String(value).replace(isolatedAlready, ''));
  return fillPlaceholders(
    sentence,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isForeign(value) ? isolated(String(value)) : value])),
  );
}
