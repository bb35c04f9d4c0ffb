import { siteLocales } from '#contract/locales';

/**
 * A text in both languages as it is sent. Without Arabic, Arabic pages have the English. English has to be there: where the site has none, nobody is asked for
 * it, and the Arabic stands for it.
 */
export function sentPair({ en, ar }: { en: string; ar: string }): { en: string; ar?: string } {
  const english = en.trim() || (siteLocales.includes('en') ? '' : ar.trim());
  return { en: english, ...(ar.trim() && { ar: ar.trim() }) };
}
