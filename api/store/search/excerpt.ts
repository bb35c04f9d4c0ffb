import { isFoundIn, type SoughtWord } from './search-words.ts';

/** Characters of the beginning of a message that lists show. */
const maxLength = 160;

/** The beginning of a text on one line. */
export const excerptOf = (text: string): string => [...text.replaceAll(/\s+/g, ' ').trim()].slice(0, maxLength).join('');

/** Words before the one that was sought. */
const wordsBefore = 6;

/** A text on one line from a little before the first word that is sought; undefined where it has none of them. */
export function excerptAround(text: string, sought: readonly SoughtWord[]): string | undefined {
  const words = text.replaceAll(/\s+/g, ' ').trim().split(' ');
  const place = words.findIndex((word) => sought.some((one) => isFoundIn([word], [one])));
  if (place === -1) return undefined;
  const start = Math.max(0, place - wordsBefore);
  return `${start > 0 ? '… ' : ''}${excerptOf(words.slice(start).join(' '))}`;
}
