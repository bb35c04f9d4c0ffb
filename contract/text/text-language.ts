import { directionOf, type Locale } from '../locales.ts';

/** The language of a text that people wrote and that does not say its own: Arabic as soon as a letter of it is. */
export const languageOf = (text: string): Locale => (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en');

/** The language of a text that is in another one than its page. */
export function foreignLanguage(text: string, page: Locale): Locale | undefined {
  const language = languageOf(text);
  return language === page ? undefined : language;
}

/** `lang` and `dir` for the element of a text in one language on a page in another; none where the two are the same. */
export const languageAttributes = (language: Locale, page: Locale): { lang?: Locale; dir?: 'ltr' | 'rtl' } =>
  language === page ? {} : { lang: language, dir: directionOf(language) };
