/** The languages of the site, as BCP 47 tags. */
export const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];

/** The language of URLs without a prefix, of the staff, and of API clients that ask for no language we have. */
export const defaultLocale: Locale = 'en';

export const isLocale = (tag: string): tag is Locale => (locales as readonly string[]).includes(tag);

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

/** A path of the site in a language: `/contact` is `/ar/contact` in Arabic, `/` is `/ar`. Query and hash stay. */
export function localizedPath<Path extends string>(path: Path, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return /^\/(?:$|[?#])/.test(path) ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

/** The language of a path, and the path that it has in the default language. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const [, prefix = '', rest = ''] = /^\/([a-z]{2})(?=[/?#]|$)(.*)$/s.exec(path) ?? [];
  if (!isLocale(prefix) || prefix === defaultLocale) return { locale: defaultLocale, path };
  return { locale: prefix, path: rest.startsWith('/') ? rest : `/${rest}` };
}
