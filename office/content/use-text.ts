import { createContext, use } from 'react';
import type { Locale } from '#contract/locales';
import { type ScreenName, screenNames } from './registry.ts';
import { type FirstTexts, furtherTexts, type Texts } from './texts.ts';

export interface Language {
  locale: Locale;
  texts: FirstTexts;
  /** Shows the Office in another language, and keeps the choice on this device. */
  choose(locale: Locale): void;
}

export const LanguageContext = createContext<Language | null>(null);

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('There is no LanguageProvider above');
  return language;
}

/** The texts of one file of content/, in the language of the person. Suspends until those of further screens are there. */
export function useText<Name extends keyof Texts>(name: Name): Texts[Name] {
  const { locale, texts } = useLanguage();
  const having = name in texts ? texts : use(furtherTexts(locale));
  return (having as Texts)[name];
}

export const useLocale = (): Locale => useLanguage().locale;

/** Returns what says the name of a screen. */
export function useScreenNames(): (name: ScreenName) => string {
  const locale = useLocale();
  return (name) => screenNames[name][locale];
}
