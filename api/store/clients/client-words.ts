import { indexWords } from '../search/search-words.ts';

/** The words by which a client is found, each between spaces: the beginning of a word, or a whole one, is then a part of the text. */
export const clientWords = (name: string, arabicName: string | undefined): string =>
  indexWords([name, arabicName ?? ''])
    .map((word) => ` ${word}`)
    .join('')
    .concat(' ');
