import { defaultLocale, type Locale, siteLocales } from '../locales.ts';

/**
 * The language of the site that fits an `Accept-Language` header best (RFC 9110, 12.5.4): the one of the highest quality, of equal ones the
 * first. A range stands for its language, whatever its region: `ar-JO` for Arabic. Without a fitting one the default.
 */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  const ranges = rangesOf(acceptLanguage ?? '');
  const qualityOf = (language: string) => ranges.find((range) => range.language === language)?.quality;
  const offered = siteLocales
    .map((locale) => ({ locale, quality: qualityOf(locale) ?? qualityOf('*') ?? 0, place: placeOf(locale, ranges) }))
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality || one.place - other.place);
  return offered[0]?.locale ?? defaultLocale;
}

interface LanguageRange {
  /** Primary subtag in lower case, or `*`. */
  language: string;
  quality: number;
}

/** The ranges of a header, the best ones first. */
function rangesOf(header: string): LanguageRange[] {
  const ranges = header.split(',').map((text) => /^\s*([a-z]+|\*)(?:-[\w-]+)?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/i.exec(text));
  return ranges
    .filter((range) => range !== null)
    .map(([, language = '', quality = '1']) => ({ language: language.toLowerCase(), quality: Number(quality) }))
    .toSorted((one, other) => other.quality - one.quality);
}

/** Before the languages that the header does not name come those that it does. */
function placeOf(locale: Locale, ranges: LanguageRange[]): number {
  const place = ranges.findIndex(({ language }) => language === locale);
  return place < 0 ? ranges.length : place;
}
