import type { Locale } from '#contract/locales';
import { localeFormats } from '#content/locales';
import type { PluralText } from '#content/translation';
import { fillPlaceholders } from '#contract/fill-placeholders';

const rules = new Map<Locale, Intl.PluralRules>();

function rulesOf(locale: Locale): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(localeFormats[locale].format);
  rules.set(locale, known);
  return known;
}

/** The text for a number of things, with `{count}` filled in. */
export function pluralText(text: PluralText, count: number, locale: Locale): string {
  return fillPlaceholders(text[rulesOf(locale).select(count)] ?? text.other, { count });
}
