import type { Brands } from '#brand';
import * as arabic from '#content/ar/index';
import * as english from '#content/en/index';
import { fillKnownPlaceholders } from '#content/fill-known-placeholders';
import type { Translation } from '#content/translation';
import type { Locale } from '#contract/locales';
import { currentBrands } from './company.ts';
import { companyFacts } from './company-facts.ts';

type Texts = { readonly [Name in keyof typeof english]: Translation<(typeof english)[Name]> };
/** The name of a text: that of its page in `urls`, or of the part of the site that shows it. */
type TextName = keyof Texts;
export type Content<Name extends TextName> = Texts[Name];

const texts: Record<Locale, Partial<Texts>> = { en: english, ar: arabic };
/** By the company that they name. */
const filled = new WeakMap<Brands, Map<string, unknown>>();

/** The texts of a page, or of a part that several pages share, with the company's facts filled in. Other placeholders are left to the sections. */
export function content<Name extends TextName>(name: Name, locale: Locale): Content<Name> {
  const cache = filled.get(currentBrands()) ?? new Map<string, unknown>();
  filled.set(currentBrands(), cache);
  const key = `${locale}/${name}`;
  if (!cache.has(key)) {
    const text = texts[locale][name];
    if (text === undefined) throw new Error(`No file of content/${locale} exports ${name}`);
    cache.set(key, fillKnownPlaceholders(text, companyFacts(locale)));
  }
  return cache.get(key) as Content<Name>;
}
