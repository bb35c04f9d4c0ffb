import type { Message, TextMessageKey } from '../messages.ts';
import type { LineValue } from './changed-texts.ts';
import { isSameKind, textsIn } from './lines.ts';

/** Paths of lines that editors may leave empty: places for questions of a page and their answers, of which not every one has to be used. */
const places = /^answers\/\d+\/(question|answer)$/;
/** Characters that such a place has room for, even if it was written empty. */
const roomOf = { question: 90, answer: 320 };

/** Returns what a line is a place for; undefined for one that has to say something. */
const placeAt = (path: string): keyof typeof roomOf | undefined => places.exec(path)?.[1] as keyof typeof roomOf | undefined;

/** Whether a line may be empty. */
export const isOptional = (path: string): boolean => placeAt(path) !== undefined;

/** Says what may stand in one line, in one language. */
export interface LineRules {
  /** The text that the line was written with. */
  original: LineValue;
  /** Names of the placeholders that are filled in there. */
  placeholders: readonly string[];
  /** Lists those of them without which the line would leave out what it is for. */
  required: readonly string[];
  /** It may be empty. */
  isOptional: boolean;
  /** Characters at most. */
  limit: number;
}

/** Characters above which a text is likely to need another line than the one it was written with. */
export function softLimit(original: LineValue, path: string): number {
  const place = placeAt(path);
  return Math.max(place ? roomOf[place] : 24, Math.ceil(lengthOf(original) * 1.2));
}

/** Characters that a line has place for, however the page wraps it. */
export function hardLimit(original: LineValue, path: string): number {
  const place = placeAt(path);
  return Math.max(place ? roomOf[place] * 2 : 120, lengthOf(original) * 2);
}

/** Characters of a value; of one that is counted, those of its longest form. */
export function lengthOf(value: LineValue): number {
  const lengths = textsIn(value).map((text) => text.length);
  return typeof value !== 'string' && 'highlight' in value ? lengths.reduce((sum, length) => sum + length, 0) : Math.max(...lengths);
}

export const placeholdersIn = (value: LineValue): string[] => [
  ...new Set(textsIn(value).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))),
];

/** Returns what is wrong with a value for a line; undefined when it can be published. */
export function problemOf(
  value: LineValue,
  { original, placeholders, required, isOptional, limit }: LineRules,
): Message<TextMessageKey> | undefined {
  const texts = textsIn(value);
  if (!isSameKind(value, original)) return { key: 'texts.otherKind' };
  const main = typeof value !== 'string' && 'highlight' in value ? [value.highlight] : texts;
  if (!isOptional && main.some((text) => text.trim() === '')) return { key: 'texts.empty' };
  if (texts.some((text) => /\p{Cc}/u.test(textsIn(original).some((line) => line.includes('\n')) ? text.replaceAll('\n', '') : text)))
    return { key: 'texts.characters' };
  if (lengthOf(value) > limit) return { key: 'field.tooLong', params: { max: limit } };
  const used = placeholdersIn(value);
  const unknown = used.find((name) => !placeholders.includes(name));
  if (unknown !== undefined) return { key: 'texts.unknownPlaceholder', params: { name: `{${unknown}}` } };
  const malformed = texts.flatMap((text) => text.replaceAll(/\{\w+\}/g, '').match(/\{[^{}]*\}?|\}/g) ?? [])[0];
  if (malformed !== undefined) return { key: 'texts.unknownPlaceholder', params: { name: malformed } };
  const missing = required.find((name) => !used.includes(name));
  return missing === undefined ? undefined : { key: 'texts.missingPlaceholder', params: { name: `{${missing}}` } };
}

/**
 * A value as it is stored: a text begins and ends with the spaces of its original, which often joins the text beside it and which nobody sees while
 * typing.
 */
export function withEdgesOf(original: LineValue, value: LineValue): LineValue {
  if (typeof value !== 'string' || typeof original !== 'string') return value;
  const [start = ''] = /^\s*/.exec(original) ?? [];
  const [end = ''] = /\s*$/.exec(original) ?? [];
  return start + value.trim() + end;
}
