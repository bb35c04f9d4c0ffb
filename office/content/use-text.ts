import { createContext, use } from 'react';
import type { Locale } from '#contract/locales';
import type { Texts } from './texts.ts';

export interface Language {
  locale: Locale;
  texts: Texts;
  /** Shows the Office in another language, and keeps the choice on this device. */
  choose(locale: Locale): void;
}

export const LanguageContext = createContext<Language | null>(null);

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('There is no LanguageProvider above');
  return language;
}

/** The texts of one file of content/, in the language of the person. */
export const useText = <Name extends keyof Texts>(name: Name): Texts[Name] => useLanguage().texts[name];

export const useLocale = (): Locale => useLanguage().locale;
