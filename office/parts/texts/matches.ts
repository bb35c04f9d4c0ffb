import { normalizeText } from '#contract/text/normalize-text';

/** Whether every word of a search stands somewhere in the texts; case, accents and forms of Arabic letters do not matter. */
export function matches(texts: readonly string[], search: string): boolean {
  const text = normalizeText(texts.join(' '));
  return normalizeText(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
