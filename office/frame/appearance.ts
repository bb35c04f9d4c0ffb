import { defaultLocale, directionOf, type Locale, locales } from '#contract/locales';
import type { Preferences } from '#contract/office/account';
import { officePath, themeCookie } from '#contract/office/paths';

type Theme = Preferences['theme'];

const localeKey = 'office-locale';
/** Seconds. */
const year = 365 * 24 * 60 * 60;

/** Storage can be switched off. */
function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then the next page begins in the browser's own.
  }
}

const localeOf = (tag: string | null | undefined) => locales.find((locale) => locale === tag);

/** The language that was last used on this device, else the browser's. */
export function rememberedLocale(): Locale {
  const preferred = navigator.languages.map((tag) => localeOf(tag.split('-')[0])).find((locale) => locale !== undefined);
  return localeOf(remembered(localeKey)) ?? preferred ?? defaultLocale;
}

export function showLocale(locale: Locale): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
  remember(localeKey, locale);
}

/** The next page comes from the server with the theme that the cookie names: a script would show it after the first paint. */
export function showTheme(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.toggle('theme-dark', theme === 'dark');
  classList.toggle('theme-light', theme === 'light');
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that the Office supports
  document.cookie = `${themeCookie}=${theme}; path=${officePath}; max-age=${year}; samesite=strict${secure}`;
}
