import { callingCodes } from '#contract/countries/calling-codes';
import type { Locale } from '#contract/locales';
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

/** What a field for a country proposes while it is typed; the field names it by `list`. */
export const CountryOptions = ({ id, locale }: { id: string; locale: Locale }) => (
  <datalist id={id}>
    {countryNames(locale).map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
);
