import { changedBrands } from '#brand/changes';
import { brandFacts } from '#brand/facts';
import { type Locale, siteLocales } from '#contract/locales';
import {
  addressText,
  type FoundLine,
  type FoundLines,
  type LineQuery,
  type LocalizedLine,
  maxFoundLines,
  type OfficeText,
  type TextLine,
  type TextSummary,
} from '#contract/office/texts';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { normalizeText } from '#contract/text/normalize-text';
import type { LineValue } from '#contract/texts/changed-texts';
import { isMissing, isOlder } from '#contract/texts/line-states';
import { plainText } from '#contract/texts/lines';
import type { SiteTexts } from '../../../settings.ts';
import type { StoredLine } from '../../../store/content/texts.ts';
import type { Repositories } from '../../../store/open-store.ts';
import { type KnownLine, knownLines } from './known-lines.ts';

type Stored = ReadonlyMap<string, StoredLine>;

const byAddress = (lines: readonly StoredLine[]): Stored => new Map(lines.map((line) => [addressText(line), line]));

const storedOf = (line: KnownLine, locale: Locale, stored: Stored): StoredLine | undefined => stored.get(addressText({ ...line, locale }));

/** Describes a line in one language as the Office shows it. */
export function describeLine({ byLocale }: KnownLine, locale: Locale, stored: StoredLine | undefined): LocalizedLine {
  const { original, required } = byLocale[locale];
  return {
    original,
    required: [...required],
    published: stored?.value ?? null,
    publishedAt: stored?.publishedAt ?? null,
    draft: stored?.draft ?? null,
    version: stored?.version ?? 0,
  };
}

/** The same in every language. */
function describeInAll(line: KnownLine, stored: Stored): TextLine {
  const localized = (locale: Locale) => describeLine(line, locale, storedOf(line, locale, stored));
  return { path: line.path, placeholders: [...line.byLocale.en.placeholders], byLocale: { en: localized('en'), ar: localized('ar') } };
}

/** Describes a text with all of its lines; undefined when the site has none with this name. */
export async function describeText({ texts }: Repositories, site: SiteTexts, name: string): Promise<OfficeText | undefined> {
  const known = knownLines(site).get(name);
  if (!known) return undefined;
  const lines = await texts.list(name);
  const stored = byAddress(lines);
  return {
    name,
    lines: [...known.values()].map((line) => describeInAll(line, stored)),
    unused: lines.filter(({ path }) => !known.has(path)).map(({ path, locale }) => ({ name, path, locale })),
  };
}

/** Counts in every text of the site what is to be looked at. */
export async function summarizeTexts({ texts }: Repositories, site: SiteTexts): Promise<TextSummary[]> {
  const stored = byAddress(await texts.list());
  return [...knownLines(site)].map(([name, lines]) => {
    const all = [...lines.values()];
    const own = siteLocales.flatMap((locale) => all.flatMap((line) => storedOf(line, locale, stored) ?? []));
    const count = (state: 'missing' | 'older', locale: Locale) =>
      siteLocales.includes(locale) ? all.filter((line) => isIn(state, line, locale, stored)).length : 0;
    return {
      name,
      lines: all.length,
      changed: own.filter(({ value }) => value !== null).length,
      drafts: own.filter(({ draft }) => draft !== null).length,
      missing: { en: count('missing', 'en'), ar: count('missing', 'ar') },
      older: { en: count('older', 'en'), ar: count('older', 'ar') },
    };
  });
}

/**
 * Finds lines with words in them, in drafts too, however they are written, as visitors read them or with their placeholders, or in a state that is
 * to be looked at.
 */
export async function findLines({ company, texts }: Repositories, site: SiteTexts, { search, state }: LineQuery): Promise<FoundLines> {
  const stored = byAddress(await texts.list());
  const words = search === undefined ? undefined : normalizeText(search);
  const brands = changedBrands(await company.published());
  const facts = { en: brandFacts(brands.en), ar: brandFacts(brands.ar) };
  const hasWords = (line: KnownLine, locale: Locale) =>
    words === undefined ||
    standingIn(line, locale, stored)
      .map(plainText)
      .some((text) => [text, fillPlaceholders(text, facts[locale])].some((one) => normalizeText(one).includes(words)));
  const isFound = (line: KnownLine, locale: Locale) => (state === undefined || isIn(state, line, locale, stored)) && hasWords(line, locale);
  const lines = [...knownLines(site).values()].flatMap((known) =>
    [...known.values()].flatMap((line): { line: KnownLine; found: Locale[] }[] => {
      const found = siteLocales.filter((locale) => isFound(line, locale));
      return found.length > 0 ? [{ line, found }] : [];
    }),
  );
  const described = lines
    .slice(0, maxFoundLines)
    .map(({ line, found }): FoundLine => ({ name: line.name, found, ...describeInAll(line, stored) }));
  return { lines: described, total: lines.length };
}

/** Returns what stands in a line: what is public, and its draft. */
function standingIn(line: KnownLine, locale: Locale, stored: Stored): LineValue[] {
  const { draft } = storedOf(line, locale, stored) ?? {};
  return [shownIn(line, locale, stored), ...(draft ? [draft.value ?? line.byLocale[locale].original] : [])];
}

const shownIn = (line: KnownLine, locale: Locale, stored: Stored): LineValue =>
  storedOf(line, locale, stored)?.value ?? line.byLocale[locale].original;

function isIn(state: NonNullable<LineQuery['state']>, line: KnownLine, locale: Locale, stored: Stored): boolean {
  if (state === 'draft') return (storedOf(line, locale, stored)?.draft ?? null) !== null;
  if (state === 'missing') return isMissing(locale, shownIn(line, locale, stored), line.byLocale[locale].original);
  return isOlder(locale, (other) => storedOf(line, other, stored)?.publishedAt);
}
