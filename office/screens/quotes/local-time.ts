/** Two letters of ISO 3166 for each name that English and Arabic have for a country, in lower case. */
let regions: Map<string, string> | undefined;

function regionsByName(): Map<string, string> {
  const names = new Map<string, string>();
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const inLanguages = ['en', 'ar'].map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }));
  for (const code of letters.flatMap((first) => letters.map((second) => first + second)))
    for (const language of inLanguages) {
      const name = language.of(code);
      if (name && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), code);
    }
  return names;
}

/** Newer than the types of the language. */
interface LocaleWithTimeZones {
  getTimeZones?(): string[] | undefined;
}

/**
 * The time of day in a country that was typed, as `Intl` writes it. Undefined for a name that is no country's, for a country with several times,
 * and in browsers that do not know.
 */
export function localTime(country: string, format: string, now: Date): string | undefined {
  regions ??= regionsByName();
  const region = regions.get(country.trim().toLowerCase());
  if (!region) return undefined;
  const zones = (new Intl.Locale(`und-${region}`) as LocaleWithTimeZones).getTimeZones?.() ?? [];
  const times = new Set(
    zones.map((timeZone) =>
      new Intl.DateTimeFormat(format, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone }).format(now),
    ),
  );
  return times.size === 1 ? [...times][0] : undefined;
}
