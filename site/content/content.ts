import type { Brands } from '#brand';
import { fillKnownPlaceholders } from '#content/fill-known-placeholders';
import { textsOfHours } from '#content/hours-texts';
import type { Locale } from '#contract/locales';
import type { ChangedTexts } from '#contract/texts/changed-texts';
import { changedTexts, markedTexts, tellRead } from './changed-texts.ts';
import { currentBrands } from './company.ts';
import { companyFacts } from './company-facts.ts';
import { withHeadings } from './headings.ts';
import { type Content, type TextName, unfilledText, writtenText } from './texts.ts';

export type { Content } from './texts.ts';

interface Filled {
  changed: ChangedTexts | undefined;
  texts: Map<string, unknown>;
}

/** By the company that they name, with the changes that they were made with: facts are in words of other texts. */
const filled = new WeakMap<Brands, Filled>();

/**
 * The texts of a page, or of a part that several pages share, as the Office has them, with the company's facts filled in and its headings set.
 * Other placeholders are left to the sections.
 */
export function content<Name extends TextName>(name: Name, locale: Locale): Content<Name> {
  const marked = markedTexts()?.read(name, locale, writtenText(name, locale));
  if (marked) return marked as Content<Name>;
  // A page that has what was made for another one depends on the same.
  for (const read of [name, ...textsOfHours]) tellRead(read);
  const texts = textsOf(currentBrands());
  const key = `${locale}/${name}`;
  if (!texts.has(key)) texts.set(key, withHeadings(fillKnownPlaceholders(unfilledText(name, locale), companyFacts(locale)), locale));
  return texts.get(key) as Content<Name>;
}

function textsOf(brands: Brands): Map<string, unknown> {
  const changed = changedTexts();
  const kept = filled.get(brands);
  if (kept && kept.changed === changed) return kept.texts;
  const made: Filled = { changed, texts: new Map() };
  filled.set(brands, made);
  return made.texts;
}
