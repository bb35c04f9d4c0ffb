import type { Found } from '#contract/office/today';
import { normalizeText } from '#contract/text/normalize-text';

/** A line of the palette: what was found, something to do here, or a place. */
export interface PaletteEntry {
  id: string;
  group: Found['kind'] | 'actions' | 'places' | 'help';
  /** Shows what it leads to, where its group has many such: that has a sign of its own. */
  sign?: Found['kind'] | undefined;
  label: string;
  /** Says more, beside its name. */
  detail?: string | undefined;
  /** Other words by which people look for it. */
  words?: string | undefined;
  keys?: string | undefined;
  run: () => void;
}

const foundGroups = ['contact', 'quote', 'offer', 'review', 'application', 'job', 'client', 'office', 'person'] as const;
const groups = [...foundGroups, 'actions', 'places', 'help'] as const;

/** From so many letters on, what is offered is found by its other words too: fewer are the beginning of a name. */
const minWordLetters = 3;

/**
 * The entries by group, in the order in which they are shown: what the server found first, then what there is to do and where to go, of which the
 * search picks those that have its words: whole ones first, and names first. What has the very words of the search, to do or to go to, comes before
 * what the server found: who types "hours" wants to change them.
 */
export function groupEntries(found: readonly PaletteEntry[], offered: readonly PaletteEntry[], search: string): PaletteEntry[][] {
  const isNamed = ({ label }: PaletteEntry) => beginsWords(label, search);
  const isMeant = ({ words }: PaletteEntry) => words !== undefined && search.trim().length >= minWordLetters && beginsWords(words, search);
  const fitting = offered.filter((entry) => isNamed(entry) || isMeant(entry));
  const rankOf = (entry: PaletteEntry) => (hasAllWords(entry, search) ? 0 : 2) + (isNamed(entry) ? 0 : 1);
  const ranked = fitting.map((entry) => ({ entry, rank: rankOf(entry) })).toSorted((one, other) => one.rank - other.rank);
  const entries = [...found, ...ranked.map(({ entry }) => entry)];
  const isExact = ({ entry }: (typeof ranked)[number]) =>
    entry.group !== 'help' && search.trim().length >= minWordLetters && hasAllWords(entry, search);
  const exact = new Set(ranked.filter(isExact).map(({ entry }) => entry.group));
  const isFirst = (group: PaletteEntry['group']) => exact.has(group);
  return [...groups.filter(isFirst), ...groups.filter((group) => !isFirst(group))]
    .map((group) => entries.filter((entry) => entry.group === group))
    .filter(({ length }) => length > 0);
}

/** Whether each word of a search is a word of an entry, not only the beginning of one. */
function hasAllWords({ label, words = '' }: PaletteEntry, search: string): boolean {
  const own = new Set(wordsIn(`${label} ${words}`));
  return wordsIn(search).every((word) => own.has(word));
}

/** Whether each word of a search begins one of a text: within words are others, as شعار is in إشعار. */
function beginsWords(text: string, search: string): boolean {
  const own = wordsIn(text);
  return wordsIn(search).every((word) => own.some((other) => other.startsWith(word)));
}

/** The words of a text as they are compared, those in Arabic without their article. */
const wordsIn = (text: string): string[] =>
  (normalizeText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/^(?:[وب]?ال|لل)(?=..)/, ''));

/** Arabic letters that are written in place of each other. */
const alike = ['اأإآ', 'يى', 'هة'];

/** A text in parts, every second of which is a word of the search. */
export function markWords(text: string, search: string): string[] {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [text];
  const pattern = words.map((word) => [...word].map(patternOf).join('')).join('|');
  return text.split(new RegExp(`(${pattern})`, 'giu'));
}

function patternOf(letter: string): string {
  const letters = alike.find((each) => each.includes(letter));
  return letters ? `[${letters}]` : letter.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`);
}

/** The beginning of a text, from a little before the first word of the search in it. */
export function excerptAround(text: string, search: string, length = 90): string {
  const [before = ''] = markWords(text, search);
  const start = before.length < text.length && before.length > length / 2 ? before.length - Math.floor(length / 4) : 0;
  const begin = start === 0 ? 0 : text.indexOf(' ', start) + 1;
  return `${begin > 0 ? '… ' : ''}${text.slice(begin, begin + length)}${text.length > begin + length ? ' …' : ''}`;
}
