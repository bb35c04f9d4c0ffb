import { regionOf } from '#contract/countries/regions';
import type { Locale } from '#contract/locales';
import { countryCentres } from './country-centres.ts';

/** A place on the map, in percent. */
export type MapPlace = { top: number; left: number };

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
  const code = regionOf(name);
  const [top, left] = (code !== undefined && countryCentres[code]) || [];
  return top === undefined || left === undefined ? undefined : { top, left };
}
