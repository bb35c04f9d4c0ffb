import type { LineValue } from '#contract/texts/changed-texts';
import { headlineOf, valueOfHeadline } from './headline.ts';

interface Match {
  start: number;
  end: number;
  words: string;
}

/** Finds words in a text, in capitals or not; not in the names of placeholders. */
function matchesOf(text: string, search: string): Match[] {
  if (search === '') return [];
  const pattern = new RegExp(`\\{\\w+\\}|${search.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'giu');
  return [...text.matchAll(pattern)]
    .filter(([words]) => !/^\{\w+\}$/.test(words) || words.toLowerCase() === search.toLowerCase())
    .map(({ 0: words, index }) => ({ words, start: index, end: index + words.length }));
}

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

/** Begins a replacement with a capital where what it replaces does. */
const inCaseOf = (words: string, replacement: string): string =>
  isCapital(words) ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;

function replaceInText(text: string, search: string, replacement: string): { text: string; moved(position: number): number } {
  const matches = matchesOf(text, search);
  const replaced = matches.map(({ words }) => (isCapital(search) ? replacement : inCaseOf(words, replacement)));
  let result = '';
  let end = 0;
  for (const [index, match] of matches.entries()) {
    result += text.slice(end, match.start) + replaced[index];
    end = match.end;
  }
  const moved = (position: number) =>
    matches.reduce((at, match, index) => {
      if (match.start >= position) return at;
      return at + (replaced[index]?.length ?? 0) - (Math.min(match.end, position) - match.start);
    }, position);
  return { text: result + text.slice(end), moved };
}

/** Replaces words wherever they stand in a value; undefined where they do not. */
export function replaceIn(value: LineValue, search: string, replacement: string): LineValue | undefined {
  if (typeof value === 'string') {
    const { text } = replaceInText(value, search, replacement);
    return text === value ? undefined : text;
  }
  if ('highlight' in value) {
    const headline = headlineOf(value);
    const { text, moved } = replaceInText(headline.text, search, replacement);
    return text === headline.text ? undefined : valueOfHeadline({ text, start: moved(headline.start), end: moved(headline.end) });
  }
  const entries = Object.entries(value).map(([category, text]) => [category, replaceInText(text, search, replacement).text] as const);
  return entries.every(([category, text]) => text === Reflect.get(value, category))
    ? undefined
    : (Object.fromEntries(entries) as LineValue);
}
