import type { Locale } from '#contract/locales';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { localeFormats } from './locales.ts';
import type { PluralText } from './translation.ts';

const rules = new Map<Locale, Intl.PluralRules>();

function rulesOf(locale: Locale): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(localeFormats[locale].format);
  rules.set(locale, known);
  return known;
}

/**
 * The text for a number of things, with `{count}` filled in.
 *
 * @param written the number as the text is to have it, where that is not in digits
 */
export function pluralText(text: PluralText, count: number, locale: Locale, written: string | number = count): string {
  return fillPlaceholders(text[rulesOf(locale).select(count)] ?? text.other, { count: written });
}
