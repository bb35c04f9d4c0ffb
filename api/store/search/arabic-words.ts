import { singularOf } from './broken-plurals.ts';

/** Describes by what a word is found, besides itself. All of it is normalized. */
export interface WordForms {
  /** Holds the word without what is written together with it in front: what is typed may stop within it. */
  bare: string[];
  /** Holds what is left without endings too, and singulars: only whole ones say something. */
  stems: string[];
}

/** The article with what is written before it; the second of two lams of the article is not written. */
const article = /^(?:[وف]?(?:ال|بال|كال|لل)|[عه]ال(?=....))/;
/** And, for, with, like, so; two of them at most. */
const particle = /^(?:[وف][بلك]|[وفبلك])/;
/** The first part of a name, which is written together with the second as often as not. */
const ofName = /^(?:عبد(?:ال)?|اب[ويا])(?=...)/;

/** Letters that a stem has at least: shorter ones are other words. */
const minStem = 3;

const possessives = ['هم', 'كم', 'نا', 'ها'];
const plurals = ['ات', 'ان', 'ين', 'ون'];

const isArabic = (word: string): boolean => /^[\u0621-\u064a]+$/.test(word);

const without = (word: string, endings: readonly string[], least = minStem): string => {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= least);
  return ending === undefined ? word : word.slice(0, -ending.length);
};

/**
 * Forms of an Arabic word, normalized, after the "light10" stemmer (Larkey, Ballesteros and Connell 2007): articles, prepositions and
 * conjunctions in front, and the endings of number, gender and possession. Of a letter that may be a preposition or the word's own, both are taken.
 */
export function arabicForms(word: string): WordForms {
  if (!isArabic(word)) return { bare: [], stems: [] };
  const bare = new Set<string>();
  for (const prefix of [article, particle]) {
    const rest = word.replace(prefix, '');
    if (rest.length >= minStem) bare.add(rest);
  }
  bare.delete(word);
  const stems = new Set([word, ...bare].flatMap(stemsOf));
  stems.delete(word);
  return { bare: [...bare], stems: [...stems].filter((stem) => !bare.has(stem)) };
}

/** The second part of a name of two that was written as one word. */
export function partsOfName(word: string): string[] {
  if (!isArabic(word)) return [];
  const rest = word.replace(ofName, '');
  return rest === word ? [] : [rest];
}

function stemsOf(word: string): string[] {
  const found = withoutNumber(without(word, possessives)).map((counted) => {
    const named = without(without(counted, ['يه']), ['ه', 'ي']);
    return without(named, ['ا'], minStem + 1);
  });
  // The ending of the feminine, opened by one after it: our company.
  const closed = found.filter((stem) => stem !== word && stem.endsWith('ت') && stem.length > minStem).map((stem) => stem.slice(0, -1));
  return [...found, ...closed, ...[word, ...found, ...closed].flatMap(singularOf)];
}

/** Returns the singular as it may be: of two, the letter before the ending is the word's own or its feminine. */
function withoutNumber(word: string): string[] {
  // Of two letters and an ending: languages, years. The singular has its own.
  const short = /^(..)ات$/.exec(word)?.[1];
  if (short !== undefined) return [`${short}ه`];
  const ofTwo = /^(..+)ت[اي]ن$/.exec(word)?.[1];
  return [without(word, plurals), ...(ofTwo === undefined ? [] : [`${ofTwo}ه`])];
}
