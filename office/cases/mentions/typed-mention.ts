import type { Colleague } from '#contract/office/account';
import { mentionOf, replaceMentions } from '#contract/office/cases/mentions';
import { normalizeText } from '#contract/text/normalize-text';

/** Describes a name that is being typed: where its @ is, and what stands behind it. */
export interface TypedMention {
  at: number;
  words: string;
}

/** Characters behind an @ that may still be a name. */
const longestName = 60;

/** Returns the name that is being typed before the caret; undefined where there is none. The @ of an address stands behind a letter and begins no name. */
export function mentionAt(text: string, caret: number): TypedMention | undefined {
  const found = /(?:^|[^\p{L}\p{N}._-])@([^@\n]*)$/u.exec(text.slice(0, caret));
  const words = found?.[1];
  return words === undefined || words.length > longestName ? undefined : { at: caret - words.length - 1, words };
}

/** Returns the colleagues of whose name a word begins as typed, or the name from that word on. */
export function offeredFor(colleagues: readonly Colleague[], words: string): Colleague[] {
  const sought = normalizeText(words);
  return colleagues.filter(({ name }) => ` ${normalizeText(name)}`.includes(` ${sought}`));
}

/** Returns a text as it is stored: with ids where colleagues are named. Of two with one name it is the one that was chosen. */
export function storedText(text: string, colleagues: readonly Colleague[], chosen: ReadonlySet<string>): string {
  const byName = new Map<string, string>();
  for (const { id, name } of colleagues) if (name !== '' && (!byName.has(name) || chosen.has(id))) byName.set(name, id);
  // The longest first: one name may be the beginning of another.
  const names = [...byName.keys()].sort((one, other) => other.length - one.length);
  if (names.length === 0) return text;
  const pattern = new RegExp(`(^|[^\\p{L}\\p{N}._-])@(${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return text.replace(pattern, (_, before: string, name: string) => `${before}${mentionOf(byName.get(name) ?? '')}`);
}

/** Returns a stored text as it is typed. */
export const typedText = (text: string, nameOf: (id: string) => string): string => replaceMentions(text, (id) => `@${nameOf(id)}`);

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
