import { wordsOf } from '../search/normalize-text.ts';

/** The words by which a client is found, each after a space: the beginning of a word is then a part of the text. */
export const clientWords = (name: string, arabicName: string | undefined): string =>
  wordsOf([name, arabicName ?? ''])
    .map((word) => ` ${word}`)
    .join('');
