/** Without case, accents, Arabic letters that people write in place of each other, and signs that they leave out. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .toLowerCase();

/** Whether every word of a search stands somewhere in the texts; case, accents and forms of Arabic letters do not matter. */
export function matches(texts: readonly string[], search: string): boolean {
  const text = normalizeText(texts.join(' '));
  return normalizeText(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
