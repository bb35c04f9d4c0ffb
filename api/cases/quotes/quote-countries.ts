import { regionOf } from '#contract/countries/regions';
import type { Repositories } from '../../store/open-store.ts';

type Quotes = Pick<Repositories, 'officeQuotes'>;

/** Equal for all that people write for one country; a name that is none stands for itself. */
const keyOf = (country: string): string => regionOf(country) ?? country;

/** The countries that quotes come from, each as most people write it; those of most quotes first. */
export async function countriesOf({ officeQuotes }: Quotes, limit: number): Promise<string[]> {
  const first = new Map<string, string>();
  for (const country of await officeQuotes.countries()) if (!first.has(keyOf(country))) first.set(keyOf(country), country);
  return [...first.values()].slice(0, limit);
}

/** All that people write for some countries: whoever looks for quotes from Jordan means those from الأردن too. */
export async function spellingsOf({ officeQuotes }: Quotes, countries: readonly string[]): Promise<string[]> {
  const sought = new Set(countries.map(keyOf));
  return [...new Set([...countries, ...(await officeQuotes.countries()).filter((country) => sought.has(keyOf(country)))])];
}
