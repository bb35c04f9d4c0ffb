import { type Locale, locales } from '../locales.ts';
import type { LineValue } from './changed-texts.ts';
import { plainText } from './lines.ts';

const isWritten: Record<Locale, RegExp> = { en: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u };
const withoutPlaceholders = (value: LineValue): string => plainText(value).replaceAll(/\{\w+\}/g, '');

/** Whether a line says in a language what only another one writes like that; a name that is the same in both originals is not missing. */
export function isMissing(locale: Locale, shown: LineValue, original: LineValue): boolean {
  const own = withoutPlaceholders(shown);
  if (isWritten[locale].test(own) || !/\p{L}/u.test(own)) return false;
  return withoutPlaceholders(original) !== own;
}

/** Whether a line has been published in another language since it was in this one. */
export function isOlder(locale: Locale, publishedAt: (locale: Locale) => string | null | undefined): boolean {
  const own = publishedAt(locale) ?? '';
  return locales.some((other) => other !== locale && (publishedAt(other) ?? '') > own);
}
