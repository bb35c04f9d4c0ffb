import type { Locale } from '#contract/locales';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import type { Texts } from '../../content/texts.ts';
import { useLocale, useText } from '../../content/use-text.ts';

/** Holds what lines say in the person's language, by path: by it a card is called as its own title is. */
export type OwnWords = ReadonlyMap<string, string>;

/** Keys of what only holds others together, which nobody has to read. */
const holders = new Set([
  'cards',
  'items',
  'points',
  'pillars',
  'slides',
  'columns',
  'lines',
  'parts',
  'images',
  'rows',
  'purposes',
  'segments',
]);

/** Lines by which a part of a text can be called, if they are short. */
const callingLines = ['title', 'name', 'term', 'heading', 'label', 'chapter', 'menuName', 'keyword', 'item'];
const maxCalling = 36;

/** Keys of messages, `field.tooLong`: what they say tells more than their name. */
const isMessage = (key: string): boolean => key.includes('.');

const isNumber = (key: string): boolean => /^\d+$/.test(key);

/** `onlyTwoWords` is “Only two words”. */
function humanized(key: string): string {
  const words = key.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').replaceAll(/[._-]/g, ' ');
  return /\s/.test(words) ? words.charAt(0).toUpperCase() + words.slice(1).toLowerCase() : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The beginning of a text, by which a line without a name is known; what is filled in is left open. */
function excerptOf(value: string): string {
  const words = value.replaceAll(/[{][^}]*[}]/g, '…').replaceAll(/[«»“”]/g, '');
  if (words.length <= maxCalling) return words;
  return `${words.slice(0, words.lastIndexOf(' ', maxCalling)).replace(/[\s،,.:؛;]+$/, '')}…`;
}

const nothing: OwnWords = new Map();

/** Returns what calls the texts of the site and their lines in a language of the Office: keys are English, so other languages never show one. */
export function lineNames({ texts, places, sections, parts, otherwise, numbered, saying, and }: Texts['textNames'], locale: Locale) {
  const known = (names: object, key: string): string | undefined => (names as Readonly<Record<string, string>>)[key];

  /** The name of a key; undefined for one that nobody has named. */
  function named(key: string): string | undefined {
    const name = known(parts, key) ?? known(texts, key);
    if (name !== undefined) return name;
    if (key.endsWith('Alt')) return parts.alt;
    if (key.endsWith('Label')) return parts.label;
    const [, base] = /^([A-Za-z]+)(?:Without|When|With|Below|Of)[A-Z]/.exec(key) ?? [];
    const baseName = base === undefined ? undefined : (named(base) ?? (locale === 'en' ? humanized(base) : undefined));
    return baseName === undefined ? undefined : fillPlaceholders(otherwise, { name: baseName });
  }

  /** Returns the name of a line: that of its key, the key as it is read, or what it says. */
  function leaf(key: string, words: string | undefined): string {
    const name = named(key);
    if (name !== undefined) return name;
    if (locale === 'en' && !isMessage(key)) return humanized(key);
    return words ? fillPlaceholders(saying, { words: excerptOf(words) }) : parts.text;
  }

  function calledBy(path: string, keys: readonly string[], own: OwnWords): string | undefined {
    const words = keys.map((key) => own.get(`${path}/${key}`)).find(Boolean);
    return words !== undefined && words.length <= maxCalling && !words.includes('{') ? words.replace(/[.:]$/, '') : undefined;
  }

  /** Returns the name of several lines together; undefined where nobody has named them in a language other than that of the keys. */
  const group = (key: string): string | undefined => named(key) ?? (locale === 'en' ? humanized(key) : undefined);

  /** Names the keys of a path, from one of them on. */
  function steps(keys: readonly string[], from: number, own: OwnWords): string[] {
    const names: string[] = [];
    for (const [index, key] of keys.entries()) {
      if (index < from) continue;
      const isLast = index === keys.length - 1;
      const last = names.pop();
      if (isNumber(key))
        names.push(last === undefined ? String(Number(key) + 1) : fillPlaceholders(numbered, { name: last, number: Number(key) + 1 }));
      else {
        if (last !== undefined) names.push(last);
        const path = keys.slice(0, index + 1).join('/');
        const isHolder = !isLast && holders.has(key) && !isNumber(keys[index + 1] ?? '');
        const name = isLast ? leaf(key, own.get(path)) : isHolder ? undefined : (calledBy(path, callingLines, own) ?? group(key));
        if (name !== undefined) names.push(name);
      }
    }
    return names;
  }

  const section = (key: string, own: OwnWords = nothing): string =>
    known(sections, key) ?? calledBy(key, ['eyebrow', 'title'], own) ?? leaf(key, own.get(key));

  return {
    text: (name: string): string => known(texts, name) ?? humanized(name),
    place: (name: string): string => known(places, name) ?? known(texts, name) ?? humanized(name),
    section,
    /** The name of a line within its section: “Hardware, Headline”. */
    line: (path: string, own: OwnWords = nothing): string => {
      const keys = path.split('/');
      return keys.length === 1 ? section(path, own) : steps(keys, 1, own).join(and);
    },
    /** The name of a line of the site: “Home, Hero, Headline”. */
    whole(name: string, path: string, own: OwnWords = nothing): string {
      const keys = path.split('/');
      return [this.text(name), section(keys[0] ?? '', own), ...steps(keys, 1, own)].join(and);
    },
    together: (...names: readonly string[]): string => names.join(and),
  };
}

export const useLineNames = () => lineNames(useText('textNames'), useLocale());
