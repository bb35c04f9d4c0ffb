import { locales as configured } from '../brand.config.ts';

/** The languages that there are texts in, as BCP 47 tags: those of the people of the Office, and of what it writes. */
export const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];

/**
 * The languages of the site, as `brand.config.ts` has them: of its pages, and of what it answers and writes to visitors. Others have no pages, and nothing
 * leads to them.
 */
export const siteLocales: readonly Locale[] = configured;

/** The first of them: the language of URLs without a prefix, of the staff, and of API clients that ask for no language we have. */
export const defaultLocale: Locale = configured[0];

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

/** A path of the site in a language: `/contact` is `/ar/contact` in Arabic, `/` is `/ar`. Query and hash stay. */
export function localizedPath<Path extends string>(path: Path, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return /^\/(?:$|[?#])/.test(path) ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

/** The language of a path, and the path that it has in the default language. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const [, prefix = '', rest = ''] = /^\/([a-z]{2})(?=[/?#]|$)(.*)$/s.exec(path) ?? [];
  const locale = siteLocales.find((language) => language === prefix);
  if (locale === undefined || locale === defaultLocale) return { locale: defaultLocale, path };
  return { locale, path: rest.startsWith('/') ? rest : `/${rest}` };
}
