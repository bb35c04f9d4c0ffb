import { type Locale, locales } from '#contract/locales';
import { normalizeText } from '../../parts/texts/matches.ts';
import { countryCentres } from './country-centres.ts';

/** A place on the map, in percent. */
export type MapPlace = { top: number; left: number };

/** Lists what people write for a country whose name in the browser's list is another. */
const otherNames: Readonly<Record<string, string>> = {
  america: 'US',
  usa: 'US',
  'united states of america': 'US',
  uk: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  uae: 'AE',
  ksa: 'SA',
  turkey: 'TR',
  turkiye: 'TR',
  holland: 'NL',
  'czech republic': 'CZ',
  'ivory coast': 'CI',
  palestine: 'PS',
  'south korea': 'KR',
  'north korea': 'KP',
  امريكا: 'US',
  بريطانيا: 'GB',
  انجلترا: 'GB',
  فلسطين: 'PS',
};

const codes = Object.keys(countryCentres);

const sortedNames = new Map<Locale, string[]>();

/** The names of all countries that are on the map, in a language, sorted in it. */
export function countryNames(locale: Locale): string[] {
  const sorted = sortedNames.get(locale);
  if (sorted) return sorted;
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const made = codes.map((code) => names.of(code) ?? code).toSorted(new Intl.Collator(locale).compare);
  sortedNames.set(locale, made);
  return made;
}

/** Returns where the middle of a country is, by its name in any language of the Office; undefined for a name that is not known. */
export function centreOf(name: string): MapPlace | undefined {
  const code = codeOf(name);
  const [top, left] = (code !== undefined && countryCentres[code]) || [];
  return top === undefined || left === undefined ? undefined : { top, left };
}

let cache: Map<string, string> | undefined;

/** By its whole name; else by a part of one, where a single country has it. */
function codeOf(name: string): string | undefined {
  cache ??= new Map(
    locales.flatMap((locale) => {
      const names = new Intl.DisplayNames(locale, { type: 'region' });
      return codes.map((code): [string, string] => [normalized(names.of(code) ?? code), code]);
    }),
  );
  const sought = normalized(name);
  if (sought === '') return undefined;
  const exact = otherNames[sought] ?? cache.get(sought);
  if (exact) return exact;
  const found = new Set([...cache].filter(([each]) => ` ${each} `.includes(` ${sought} `)).map(([, code]) => code));
  return found.size === 1 ? [...found][0] : undefined;
}

const normalized = (text: string): string =>
  normalizeText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
