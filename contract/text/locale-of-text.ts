import { type Locale, siteLocales } from '../locales.ts';

/** The language that a text is written in, by the script of most of its letters; English for a text without any. */
export function localeOfText(text: string): Locale {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic > latin ? 'ar' : 'en';
}

/** The language of a mail to somebody, in which its frame and its direction are: that of what is written, or theirs while that has no letters. */
export function localeOfMail(text: string, theirs: Locale): Locale {
  const written = localeOfText(text);
  return /\p{L}/u.test(text) && siteLocales.includes(written) ? written : theirs;
}
