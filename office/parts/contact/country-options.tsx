import { callingCodes } from '#contract/countries/calling-codes';
import { regionOf } from '#contract/countries/regions';
import type { Locale } from '#contract/locales';
import { normalizeText } from '#contract/text/normalize-text';
import { regionName } from './country-name.ts';

const sortedNames = new Map<Locale, string[]>();

/** The names of all countries in a language, sorted in it. */
export function countryNames(locale: Locale): string[] {
  const sorted = sortedNames.get(locale);
  if (sorted) return sorted;
  const names = [...callingCodes.keys()].map((region) => regionName(region, locale)).toSorted(new Intl.Collator(locale).compare);
  sortedNames.set(locale, names);
  return names;
}

/** Returns the country whose name alone begins with what was typed; that as it stands where it is a country's name, or of several or none. */
export function completedCountry(typed: string, locale: Locale): string {
  const begun = normalizeText(typed.trim());
  if (begun === '' || regionOf(typed) !== undefined) return typed;
  const found = countryNames(locale).filter((name) => normalizeText(name).startsWith(begun));
  return (found.length === 1 && found[0]) || typed;
}

/** Proposes countries while one is typed into the field whose `list` names it. */
export const CountryOptions = ({ id, locale }: { id: string; locale: Locale }) => (
  <datalist id={id}>
    {countryNames(locale).map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
);
