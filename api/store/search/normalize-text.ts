/** Harakat, superscript alef and the marks of the Koran's text; and the kashida, which only stretches a word. */
const silent = /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;

/** Letters that people write one for the other; the first of each line is what is compared. */
const arabicForms: Readonly<Record<string, string>> = Object.fromEntries(
  ['اأإآٱ', 'يىئی', 'ههةۀە', 'وؤ', 'كک'].flatMap((forms) => [...forms].map((letter) => [letter, forms[0] as string])),
);

/** Characters of a word that are kept; longer ones are no words. */
const maxWordLength = 60;

/** Bytes of the words of one entry that are kept: PostgreSQL limits a text vector to a megabyte. */
const maxBytes = 900_000;

/** Words of one entry that are kept. */
const maxWords = 10_000;

/** Western digits for those of any other script, by their value in Unicode: the digits of a script stand in a row from 0 to 9. */
const westernDigit = (digit: string) => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (zero > 0 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return String(code - zero);
};

/** A text as it is compared: without case, accents, forms of letters and digits that differ from keyboard to keyboard. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(silent, '')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\u0621-\u06ff]/g, (letter) => arabicForms[letter] ?? letter)
    .replaceAll(/\p{Nd}/gu, westernDigit);
}

/** The distinct words of texts, normalized. Both engines get these instead of splitting texts by rules of their own. */
export function wordsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => normalizeText(text).match(/[\p{L}\p{N}]+/gu) ?? []);
  let bytes = 0;
  return [...new Set(words.map((word) => word.slice(0, maxWordLength)))].slice(0, maxWords).filter((word) => {
    bytes += Buffer.byteLength(word);
    return bytes <= maxBytes;
  });
}
