import type { Locale } from '#contract/locales';

/** Matches the names of lines that are set large: `title` and `titleWhenEmpty`, a statement and its two parts. Questions are read by search engines, too. */
const headingNames = /^(?:title|statement|quote|primary|secondary)/;

/** A particle of Arabic and the space behind it. It belongs to the word that follows. */
const particles = /(?<=^|[\s«(])([وف]?(?:لا|لم|لن|ما|في|من)) /g;

/** Two strokes above or below a letter, at the end of a word. Large, they run into the line beside theirs. */
const tanwin = /[\u064b-\u064d]/g;

const set = (heading: string) => heading.replaceAll(particles, '$1\u00a0').replaceAll(tanwin, '');

/**
 * The same texts with their headings as they are set: in Arabic no line ends with a particle, and no word with tanwin. What search engines read stays
 * as it is written.
 */
export const withHeadings = <Texts>(texts: Texts, locale: Locale): Texts => (locale === 'ar' ? within(texts, false) : texts);

function within<Texts>(texts: Texts, isHeading: boolean): Texts {
  if (typeof texts === 'string') return (isHeading ? set(texts) : texts) as Texts;
  if (Array.isArray(texts)) return texts.map((text) => within(text, isHeading)) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, name === 'metadata' ? text : within(text, isHeading || headingNames.test(name))]),
  ) as Texts;
}
