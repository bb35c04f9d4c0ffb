import { regionOf } from '#contract/countries/regions';
import type { Locale } from '#contract/locales';
import { foreignLanguage } from '#contract/text/text-language';
import { useLocale } from '../../content/use-text.ts';

/** Names countries as customers here call them, where browsers have another name. */
const ownNames: Readonly<Record<string, Readonly<Record<Locale, string>>>> = { PS: { en: 'Palestine', ar: 'فلسطين' } };

/** By language: they are slow to make, and every row of a list asks for one. */
const displayNames = new Map<Locale, Intl.DisplayNames>();

/** Returns the name of a country by its two letters of ISO 3166. */
export function regionName(region: string, locale: Locale): string {
  const names = displayNames.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  displayNames.set(locale, names);
  return ownNames[region]?.[locale] ?? names.of(region) ?? region;
}

/** By language and what was typed: a name that is not known exactly is sought in all of them. */
const cache = new Map<string, string>();

/** Returns a country that was typed, in the language of the reader; as it was typed if it is in that, or no country's name. */
export function countryName(typed: string, locale: Locale): string {
  if (!foreignLanguage(typed, locale)) return typed;
  const key = `${locale} ${typed}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const region = regionOf(typed);
  const name = region ? regionName(region, locale) : typed;
  cache.set(key, name);
  return name;
}

export function useCountryName(): (typed: string) => string {
  const locale = useLocale();
  return (typed) => countryName(typed, locale);
}
