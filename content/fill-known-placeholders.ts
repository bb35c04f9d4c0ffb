import { fillPlaceholders } from '#contract/text/fill-placeholders';

/** The same texts with the placeholders filled in that `values` has; others stay as they are. */
export function fillKnownPlaceholders<Texts>(texts: Texts, values: Readonly<Record<string, string>>): Texts {
  if (typeof texts === 'string') return fillPlaceholders(texts, values) as Texts;
  if (Array.isArray(texts)) return texts.map((text) => fillKnownPlaceholders(text, values)) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fillKnownPlaceholders(text, values)])) as Texts;
}
