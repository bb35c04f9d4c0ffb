import { normalizeText } from '#contract/text/normalize-text';

/** Characters of a word that are kept; longer ones are no words. */
const maxWordLength = 60;

/** Stands in front of a hamza that may be left out, on a letter or alone: many do, or set it on another letter. */
const mark = '\ue001';
const hamza = /(?<=\p{L})[أءؤئ]/gu;
const omitted = /\ue001./gu;

const word = /[\p{L}\p{N}]+/gu;
/** A sign between two letters that some write and some do not: Al-Zoubi, O'Neill. */
const withinWord = /(?<=\p{L})['\u2010\u2011-](?=\p{L})/u;
const chain = new RegExp(`[\\p{L}\\p{N}${mark}]+(?:${withinWord.source}[\\p{L}\\p{N}${mark}]+)*`, 'gu');

/** A word of a text, with the forms of it that people write for it. */
export interface WrittenWord {
  /** Normalized. */
  text: string;
  /** Holds the same word otherwise: as one, where it is of parts; without its hamza. */
  also: string[];
  /** Is what stands between it and the word before. */
  before: string;
}

/** The words of a text, in its order. */
export function writtenWords(text: string): WrittenWord[] {
  const found: WrittenWord[] = [];
  const marked = normalizeText(text.normalize('NFC').replaceAll(mark, '').replaceAll(hamza, `${mark}$&`));
  let end = 0;
  for (const { 0: match, index } of marked.matchAll(chain)) {
    const parts = match.split(withinWord);
    for (const [place, part] of parts.entries()) {
      const written = cut(part.replaceAll(mark, ''));
      const bare = cut(part.replaceAll(omitted, ''));
      const also = parts.length > 1 ? [cut(parts.join('').replaceAll(mark, ''))] : [];
      if (bare !== written && bare.length > 1) also.push(bare);
      found.push({ text: written, also, before: place === 0 ? marked.slice(end, index) : '-' });
    }
    end = index + match.length;
  }
  return found;
}

const cut = (text: string): string => text.slice(0, maxWordLength);

/** The distinct words of texts, normalized. */
export const wordsOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => normalizeText(text).match(word) ?? []).map(cut)),
];
