import type { Locale } from '../locales.ts';

/** The language that a text is written in, by the script of most of its letters; English for a text without any. */
export function localeOfText(text: string): Locale {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic > latin ? 'ar' : 'en';
}
