import { fillPlaceholders } from '#contract/text/fill-placeholders';
import type { Texts } from '../../content/texts.ts';
import { useText } from '../../content/use-text.ts';

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
const callingLines = ['title', 'name', 'term', 'label', 'chapter', 'menuName'];
const maxCalling = 36;

const isNumber = (key: string): boolean => /^\d+$/.test(key);

/** `onlyTwoWords` is “Only two words”. */
function humanized(key: string): string {
  const words = key.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').replaceAll(/[._-]/g, ' ');
  return /\s/.test(words) ? words.charAt(0).toUpperCase() + words.slice(1).toLowerCase() : words.charAt(0).toUpperCase() + words.slice(1);
}

const nothing: OwnWords = new Map();

/** Returns what calls the texts of the site and their lines. */
export function lineNames({ texts, places, sections, parts, otherwise, numbered, and }: Texts['textNames']) {
  const known = (names: object, key: string): string | undefined => (names as Readonly<Record<string, string>>)[key];

  function part(key: string): string {
    const name = known(parts, key) ?? known(texts, key);
    if (name !== undefined) return name;
    if (key.endsWith('Alt')) return parts.alt;
    if (key.endsWith('Label')) return parts.label;
    const [, base] = /^([a-z]+)(?:Without|When|With)[A-Z]/.exec(key) ?? [];
    return base === undefined ? humanized(key) : fillPlaceholders(otherwise, { name: part(base) });
  }

  function calledBy(path: string, keys: readonly string[], own: OwnWords): string | undefined {
    const words = keys.map((key) => own.get(`${path}/${key}`)).find(Boolean);
    return words !== undefined && words.length <= maxCalling && !words.includes('{') ? words.replace(/[.:]$/, '') : undefined;
  }

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
        const isHolder = !isLast && holders.has(key) && !isNumber(keys[index + 1] ?? '');
        if (!isHolder) names.push((isLast ? undefined : calledBy(keys.slice(0, index + 1).join('/'), callingLines, own)) ?? part(key));
      }
    }
    return names;
  }

  const section = (key: string, own: OwnWords = nothing): string =>
    known(sections, key) ?? calledBy(key, ['eyebrow', 'title'], own) ?? part(key);

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

export const useLineNames = () => lineNames(useText('textNames'));
