import { defaultLocale, directionOf, type Locale, locales } from '#contract/locales';
import type { Preferences } from '#contract/office/account';

type Theme = Preferences['theme'];

const keys = { locale: 'office-locale', theme: 'office-theme' };

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

const known = (tag: string | null | undefined) => locales.find((locale) => locale === tag);

/** The language that was last used on this device, else the browser's. */
export function rememberedLocale(): Locale {
  const preferred = navigator.languages.map((tag) => known(tag.split('-')[0])).find((locale) => locale !== undefined);
  return known(remembered(keys.locale)) ?? preferred ?? defaultLocale;
}

export function showLocale(locale: Locale): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
  remember(keys.locale, locale);
}

/** Without a theme, what this device remembers. */
export function showTheme(theme?: Theme): void {
  const { classList } = document.documentElement;
  const shown = theme ?? remembered(keys.theme);
  classList.toggle('theme-dark', shown === 'dark');
  classList.toggle('theme-light', shown === 'light');
  if (theme) remember(keys.theme, theme);
}
