import { locales } from '../locales.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { callingCodes } from './calling-codes.ts';

/** Lists what people write for a country whose name in the language's list is another. */
const otherNames: Readonly<Record<string, string>> = {
  america: 'US',
  us: 'US',
  usa: 'US',
  'u s a': 'US',
  'united states of america': 'US',
  uk: 'GB',
  'u k': 'GB',
  britain: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  uae: 'AE',
  'u a e': 'AE',
  emirates: 'AE',
  ksa: 'SA',
  saudi: 'SA',
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
  امارات: 'AE',
  سعوديه: 'SA',
};

let cache: Map<string, string> | undefined;

/** Countries by their name in every language, and by their two letters. */
function regionsByName(): Map<string, string> {
  const names = new Map(Object.entries(otherNames));
  for (const locale of locales) {
    const inLocale = new Intl.DisplayNames(locale, { type: 'region' });
    for (const region of callingCodes.keys()) names.set(comparable(inLocale.of(region) ?? region), region);
  }
  for (const region of callingCodes.keys()) names.set(region.toLowerCase(), region);
  return names;
}

/** The country that a name in any language of the Office means, as two letters of ISO 3166; undefined for a name that is not known. */
export function regionOf(name: string): string | undefined {
  cache ??= regionsByName();
  const sought = comparable(name);
  if (sought === '') return undefined;
  const exact = cache.get(sought);
  if (exact) return exact;
  // By a part of a name, where a single country has it.
  const found = new Set([...cache].filter(([each]) => ` ${each} `.includes(` ${sought} `)).map(([, region]) => region));
  return found.size === 1 ? [...found][0] : undefined;
}

/** Without the article, which some write and some do not. */
const comparable = (text: string): string =>
  normalizeText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/(?<=^| )ال(?=\p{L}{3})/gu, '')
    .trim();
