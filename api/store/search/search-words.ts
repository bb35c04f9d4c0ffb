import { brand } from '#brand';
import { regionOf } from '#contract/countries/regions';
import { arabicForms, partsOfName } from './arabic-words.ts';
import { numberParts, soughtNumbers, withoutOptionalZero } from './number-words.ts';
import { type WrittenWord, wordsOf, writtenWords } from './words.ts';

/** A word that is sought: what begins with one of the beginnings, or is one of the whole words. */
export interface SoughtWord {
  beginnings: string[];
  whole: string[];
}

/** Bytes of the words of one entry that are kept: PostgreSQL limits a text vector to a megabyte. */
const maxBytes = 900_000;

/** Words of one entry that are kept. */
const maxWords = 10_000;

/** Letters that the rest of a word has whose first letter may be a word of its own, for what begins with it to be sought. */
const minTyped = 4;

/** First parts of names that many write together with the second, and many do not. */
const firstParts = new Set(
  `al el ul abu abo abd abdul abdel abdal ibn bin ben um umm o d de di da le la van von mc mac st e عبد ابو ابي ابا ام ابن بن بنت ال ذو`.split(
    ' ',
  ),
);
/** The same of second parts. */
const secondParts = new Set(['الدين', 'الله', 'الاسلام']);

const articleOfName = /^(?:al|el)(?=\p{L}{4})/u;

/**
 * All by which texts are found: their words, forms of these, and parts of telephone numbers. A search asks for their beginnings. Limited to what
 * fits an index, words before forms.
 *
 * @param country of whom the texts are, as typed; a number without a country of its own is taken for one of it, or of the company's
 */
export function indexWords(texts: readonly string[], country = ''): string[] {
  const written = texts.map((text) => writtenWords(withoutOptionalZero(text)));
  const regions = [...new Set([regionOf(country), brand.office.countryCode])];
  const found = [
    ...wordsOf(texts),
    ...written.flatMap((words) => numberParts(words, regions)),
    ...written.flat().flatMap(formsOf),
    ...written.flatMap(joined),
  ];
  return withinIndex(found);
}

/** Returns the distinct ones of words, the first of them, as many as fit an index. */
export function withinIndex(words: readonly string[]): string[] {
  let bytes = 0;
  return [...new Set(words)].slice(0, maxWords).filter((word) => {
    bytes += Buffer.byteLength(word) + 1;
    return bytes <= maxBytes;
  });
}

const formsOf = ({ text, also }: WrittenWord): string[] => [
  ...also,
  ...[text, ...also].flatMap((each) => {
    const { bare, stems } = arabicForms(each);
    return [...bare, ...stems, ...partsOfName(each), ...(articleOfName.test(each) ? [each.slice(2)] : [])];
  }),
];

/** Names of two words as one. */
const joined = (words: readonly WrittenWord[]): string[] =>
  words.flatMap((word, index) => {
    const first = words[index - 1];
    if (!first || !isOneName(word) || !(firstParts.has(first.text) || secondParts.has(word.text))) return [];
    return [first.text, ...first.also].flatMap((each) => asOne(each, word.text));
  });

const isOneName = ({ before }: WrittenWord): boolean => /^[ \u00a0-]$/.test(before);

/** In the case of a name that somebody is called after, too: Abi Bakr. */
const asOne = (first: string, second: string): string[] => [...new Set([first + second, first.replace(/^اب[يا]$/, 'ابو') + second])];

/** Returns what a search asks for: an entry is found by all of these. None for one without a word, of punctuation say, which finds nothing. */
export function soughtWords(search: string): SoughtWord[] {
  const words = writtenWords(withoutOptionalZero(search));
  const numbers = soughtNumbers(words);
  const sought = words.map((word, index): SoughtWord => {
    const spellings = [word.text, ...word.also].map((text) => ({ text, ...arabicForms(text) }));
    // Without the hamza at its end a word begins very many others: الاء and all with an article and an alif.
    const isEnded = (text: string) => text === word.text || !word.text.startsWith(text);
    const beginnings = spellings.flatMap(({ text, bare }) => [text, ...bare.filter((each) => each.length >= minTyped)].filter(isEnded));
    const whole = spellings.flatMap(({ text, bare, stems }) => [
      text,
      ...bare,
      ...stems,
      ...(articleOfName.test(text) ? [text.slice(2)] : []),
    ]);
    // As one name with its neighbours.
    for (const [first, second] of [words.slice(index - 1, index + 1), words.slice(index, index + 2)])
      if (first && second && isOneName(second) && !/\d/.test(first.text + second.text)) beginnings.push(...asOne(first.text, second.text));
    const number = numbers.get(index);
    if (number?.isOnlyNumber) return { beginnings: number.beginnings, whole: [] };
    beginnings.push(...(number?.beginnings ?? []));
    return { beginnings: [...new Set(beginnings)], whole: [...new Set(whole)].filter((each) => !beginnings.includes(each)) };
  });
  return sought.filter(
    (word, index) =>
      !sought.some((other, place) => place !== index && isImplied(word, other) && (place < index || !isImplied(other, word))),
  );
}

/** Whether whatever is found by the other word is found by this one too: +962 by +962 7, whose entries an index would read for nothing. */
const isImplied = ({ beginnings }: SoughtWord, other: SoughtWord): boolean =>
  [...other.beginnings, ...other.whole].every((each) => beginnings.some((beginning) => each.startsWith(beginning)));

/** Whether texts have what a search asks for: for entries without an index, of which there are few. */
export function isFoundIn(texts: readonly string[], sought: readonly SoughtWord[]): boolean {
  const words = indexWords(texts);
  return (
    sought.length > 0 &&
    sought.every(({ beginnings, whole }) =>
      words.some((word) => whole.includes(word) || beginnings.some((beginning) => word.startsWith(beginning))),
    )
  );
}
