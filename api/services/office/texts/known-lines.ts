import { type Locale, locales } from '#contract/locales';
import type { LineAddress } from '#contract/office/texts';
import type { LineValue } from '#contract/texts/changed-texts';
import { hardLimit, isOptional, type LineRules, placeholdersIn } from '#contract/texts/line-rules';
import { linesOf } from '#contract/texts/lines';
import type { SiteTexts } from '../../../settings.ts';

/** A line of the texts that the site was built with. */
export interface KnownLine {
  name: string;
  path: string;
  byLocale: Record<Locale, LineRules>;
}

/** Every line of the texts that the site was built with, by name and by path. */
export type KnownLines = ReadonlyMap<string, ReadonlyMap<string, KnownLine>>;

const known = new WeakMap<SiteTexts, KnownLines>();

/** Returns the lines that there are; they are looked for once. */
export function knownLines(texts: SiteTexts): KnownLines {
  const lines = known.get(texts) ?? findLines(texts);
  known.set(texts, lines);
  return lines;
}

export const findLine = (texts: SiteTexts, { name, path }: Pick<LineAddress, 'name' | 'path'>): KnownLine | undefined =>
  knownLines(texts).get(name)?.get(path);

function findLines(texts: SiteTexts): KnownLines {
  const values = new Map<string, Map<string, Partial<Record<Locale, LineValue>>>>();
  for (const locale of locales)
    for (const [name, tree] of Object.entries(texts.byLocale[locale])) {
      const lines = values.get(name) ?? new Map<string, Partial<Record<Locale, LineValue>>>();
      values.set(name, lines);
      for (const [path, value] of linesOf(tree)) lines.set(path, { ...lines.get(path), [locale]: value });
    }
  return new Map(
    [...values].map(([name, lines]) => [name, new Map([...lines].flatMap(([path, byLocale]) => describe(name, path, byLocale)))]),
  );

  /** None for a line that one language alone has. */
  function describe(name: string, path: string, { en, ar }: Partial<Record<Locale, LineValue>>): [string, KnownLine][] {
    if (en === undefined || ar === undefined) return [];
    // A line is of one kind in every language.
    const placeholders = texts.placeholdersAt(name, path, en);
    return [[path, { name, path, byLocale: { en: rules(path, en, placeholders), ar: rules(path, ar, placeholders) } }]];
  }

  function rules(path: string, original: LineValue, placeholders: readonly string[]): LineRules {
    const isCounted = typeof original !== 'string' && 'other' in original;
    // Words can say a number in a counted text: one client, two clients.
    const required = isCounted ? [] : placeholdersIn(original).filter((placeholder) => !texts.facts.includes(placeholder));
    return { original, placeholders, required, isOptional: isOptional(path), limit: hardLimit(original, path) };
  }
}
