import { fillKnownPlaceholders } from '#content/fill-known-placeholders';
import type { Locale } from '#contract/locales';
import type { LineValue } from '#contract/texts/changed-texts';
import { company } from '../../../content/company.ts';
import { headlineOf, valueOfHeadline } from './headline.ts';

/** Facts that are words of a text, which no other place of the Office changes: whoever writes the text writes them. */
const spelledFacts = ['tagline', 'taglineStart', 'taglineHighlight', 'taglineEnd'];

/** A value with the company's slogan in words, as it is written; other facts stay placeholders. */
export function spelledOut(value: LineValue, locale: Locale): LineValue {
  const facts = Object.entries(company().placeholders[locale]).filter(([name]) => spelledFacts.includes(name));
  const filled = fillKnownPlaceholders(value, Object.fromEntries(facts));
  // A slogan may have nothing before its highlighted part, or behind it.
  return typeof filled !== 'string' && 'highlight' in filled ? valueOfHeadline(headlineOf(filled)) : filled;
}
