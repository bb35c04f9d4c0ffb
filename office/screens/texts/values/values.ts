import { type Locale, siteLocales } from '#contract/locales';
import type { Message, TextMessageKey } from '#contract/messages';
import { addressText, type LineAddress, type LocalizedLine, type TextLine } from '#contract/office/texts';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import type { LineValue } from '#contract/texts/changed-texts';
import { hardLimit, isOptional, type LineRules, problemOf } from '#contract/texts/line-rules';
import { isSameKind, plainText } from '#contract/texts/lines';
import { company } from '../../../content/company.ts';

/** Returns what visitors read. */
export const publishedValue = ({ published, original }: LocalizedLine): LineValue => published ?? original;

/** Returns what they will read once everything is published. */
export const draftedValue = (line: LocalizedLine): LineValue => (line.draft ? (line.draft.value ?? line.original) : publishedValue(line));

export const rulesOf = ({ path, placeholders }: TextLine, { original, required }: LocalizedLine): LineRules => ({
  original,
  placeholders,
  required,
  isOptional: isOptional(path),
  limit: hardLimit(original, path),
});

/** Returns what keeps a value from being published; null is as written, which always can be. */
export const problemOfValue = (line: TextLine, locale: Locale, value: LineValue | null): Message<TextMessageKey> | undefined =>
  value === null ? undefined : problemOf(value, rulesOf(line, line.byLocale[locale]));

/** A value that can be shown where another stands: a draft of another release may be of another kind. */
export const fittingValue = (value: LineValue, original: LineValue): LineValue => (isSameKind(value, original) ? value : original);

export interface DraftedLine {
  address: LineAddress;
  line: TextLine;
  own: LocalizedLine;
}

/** Returns what is not public yet of some lines. */
export const draftsOf = (lines: readonly (TextLine & { name: string })[]): DraftedLine[] =>
  lines.flatMap((line) =>
    siteLocales.flatMap((locale) => {
      const own = line.byLocale[locale];
      return own.draft ? [{ address: { name: line.name, path: line.path, locale }, line, own }] : [];
    }),
  );

export const idOf = (name: string, path: string, locale: Locale): string => addressText({ name, path, locale });

/** A value as people read it in a language, with the company's facts filled in. */
export const readable = (value: LineValue, locale: Locale): string => fillPlaceholders(plainText(value), company().placeholders[locale]);

/** Returns what lines say in a language, by path, for the names of those that are called by their own words. */
export const wordsOf = (lines: readonly TextLine[], locale: Locale): ReadonlyMap<string, string> =>
  new Map(lines.map(({ path, byLocale }) => [path, plainText(publishedValue(byLocale[locale]))]));

/** The last of some times (ISO 8601); undefined without any. */
export const newestOf = (times: readonly (string | null | undefined)[]): string | undefined =>
  times
    .filter((moment) => typeof moment === 'string')
    .toSorted((one, other) => (one < other ? -1 : 1))
    .at(-1);

/** Returns lines by their section, in the order of the page; what search engines show comes last, where nobody has to pass it on the way to the headline. */
export function sectionsOf(lines: readonly TextLine[]): [key: string, lines: readonly TextLine[]][] {
  const sections = [...Map.groupBy(lines, ({ path }): string => path.split('/')[0] ?? '')];
  return sections.toSorted(([one], [other]) => Number(one === 'metadata') - Number(other === 'metadata'));
}
