import type { Brands } from '#brand';
import * as arabic from '#content/ar/index';
import * as english from '#content/en/index';
import { fillKnownPlaceholders } from '#content/fill-known-placeholders';
import type { Translation } from '#content/translation';
import type { Locale } from '#contract/locales';
import type { ChangedLines } from '#contract/texts/changed-texts';
import { type TextTree, withLines } from '#contract/texts/lines';
import { changedLines, markedTexts } from './changed-texts.ts';
import { currentBrands } from './company.ts';
import { companyFacts } from './company-facts.ts';

type Texts = { readonly [Name in keyof typeof english]: Translation<(typeof english)[Name]> };
/** The name of a text: that of its page in `urls`, or of the part of the site that shows it. */
type TextName = keyof Texts;
export type Content<Name extends TextName> = Texts[Name];

const texts: Record<Locale, Partial<Texts>> = { en: english, ar: arabic };
/** By the company that they name; each with the changes that it was made with. */
const filled = new WeakMap<Brands, Map<string, { lines: ChangedLines | undefined; text: unknown }>>();

/**
 * The texts of a page, or of a part that several pages share, as the Office has them, with the company's facts filled in. Other placeholders are left to
 * the sections.
 */
export function content<Name extends TextName>(name: Name, locale: Locale): Content<Name> {
  const written: TextTree | undefined = texts[locale][name];
  if (written === undefined) throw new Error(`No file of content/${locale} exports ${name}`);
  const marked = markedTexts()?.read(name, locale, written);
  if (marked) return marked as Content<Name>;
  const cache = filled.get(currentBrands()) ?? new Map<string, { lines: ChangedLines | undefined; text: unknown }>();
  filled.set(currentBrands(), cache);
  const key = `${locale}/${name}`;
  const lines = changedLines(name, locale);
  const kept = cache.get(key);
  if (kept && kept.lines === lines) return kept.text as Content<Name>;
  const text = fillKnownPlaceholders(lines ? withLines(written, lines) : written, companyFacts(locale));
  cache.set(key, { lines, text });
  return text as Content<Name>;
}
