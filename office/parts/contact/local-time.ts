import { regionOf } from '#contract/countries/regions';

/** Newer than the types of the language. */
interface LocaleWithTimeZones {
  getTimeZones?(): string[] | undefined;
}

/**
 * The time of day in a country that was typed, as `Intl` writes it. Undefined for a name that is no country's, for a country with several times,
 * and in browsers that do not know.
 */
export function localTime(country: string, format: string, now: Date): string | undefined {
  const region = regionOf(country);
  if (!region) return undefined;
  const zones = (new Intl.Locale(`und-${region}`) as LocaleWithTimeZones).getTimeZones?.() ?? [];
  const times = new Set(
    zones.map((timeZone) =>
      new Intl.DateTimeFormat(format, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone }).format(now),
    ),
  );
  return times.size === 1 ? [...times][0] : undefined;
}
