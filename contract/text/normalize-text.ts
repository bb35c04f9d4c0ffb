/** Harakat, superscript alef and the marks of the Koran's text; the kashida, which only stretches a word; and what has no shape. */
const silent = /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\p{Cf}]/gu;

/** Letters that people write one for the other; the first of each line is what is compared. */
const arabicForms: Readonly<Record<string, string>> = Object.fromEntries(
  ['اأإآٱ', 'يىئی', 'ههةۀە', 'وؤ', 'كک'].flatMap((forms) => [...forms].map((letter) => [letter, forms[0] as string])),
);

/** Latin letters that are no others with a mark, as keyboards without them write them. */
const latinForms: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h' },
};

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
    .replaceAll(/[\u2018\u2019\u02bb\u02bc\u02b9\u2032`´]/g, "'")
    .normalize('NFKD')
    .replaceAll(silent, '')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\u0621-\u06ff]/g, (letter) => arabicForms[letter] ?? letter)
    .replaceAll(/[ßæœøłđðþıħ]/g, (letter) => latinForms[letter] ?? letter)
    .replaceAll(/(?!\d)\p{Nd}/gu, westernDigit);
}
