import { type Locale, locales } from '#contract/locales';
import {
  addressText,
  type FoundLine,
  type LineAddress,
  type LineQuery,
  type LocalizedLine,
  type OfficeText,
  type TextSummary,
} from '#contract/office/texts';
import type { LineValue } from '#contract/texts/changed-texts';
import { plainText } from '#contract/texts/lines';
import type { SiteTexts } from '../../../settings.ts';
import type { StoredLine } from '../../../store/content/texts.ts';
import type { Repositories } from '../../../store/open-store.ts';
import { type KnownLine, knownLines } from './known-lines.ts';

type Stored = ReadonlyMap<string, StoredLine>;

const byAddress = (lines: readonly StoredLine[]): Stored => new Map(lines.map((line) => [addressText(line), line]));

/** Describes a line in one language as the Office shows it. */
export function describeLine({ byLocale }: KnownLine, locale: Locale, stored: StoredLine | undefined): LocalizedLine {
  const { original, required } = byLocale[locale];
  const draft = stored?.draft ?? null;
  return {
    original,
    required: [...required],
    published: stored?.value ?? null,
    publishedAt: stored?.publishedAt ?? null,
    draft: draft && { ...draft, version: stored?.version ?? 0 },
    version: stored?.version ?? 0,
  };
}

/** Describes a text with all of its lines; undefined when the site has none with this name. */
export async function describeText({ texts }: Repositories, site: SiteTexts, name: string): Promise<OfficeText | undefined> {
  const known = knownLines(site).get(name);
  if (!known) return undefined;
  const lines = await texts.list(name);
  const stored = byAddress(lines);
  const localized = (line: KnownLine, locale: Locale) => describeLine(line, locale, stored.get(addressText({ ...line, locale })));
  return {
    name,
    lines: [...known.values()].map((line) => ({
      path: line.path,
      placeholders: [...line.byLocale.en.placeholders],
      byLocale: { en: localized(line, 'en'), ar: localized(line, 'ar') },
    })),
    unused: lines.filter(({ path }) => !known.has(path)).map(({ path, locale }) => ({ name, path, locale })),
  };
}

/** Counts in every text of the site what is to be looked at. */
export async function summarizeTexts({ texts }: Repositories, site: SiteTexts): Promise<TextSummary[]> {
  const stored = byAddress(await texts.list());
  return [...knownLines(site)].map(([name, lines]) => {
    const all = [...lines.values()];
    const count = (test: (line: KnownLine, locale: Locale) => boolean, locale: Locale) => all.filter((line) => test(line, locale)).length;
    const perLocale = (test: (line: KnownLine, locale: Locale) => boolean) => ({ en: count(test, 'en'), ar: count(test, 'ar') });
    const own = locales.flatMap((locale) => all.flatMap((line) => stored.get(addressText({ ...line, locale })) ?? []));
    return {
      name,
      lines: all.length,
      changed: own.filter(({ value }) => value !== null).length,
      drafts: own.filter(({ draft }) => draft !== null).length,
      missing: perLocale((line, locale) => isMissing(line, locale, stored)),
      older: perLocale((line, locale) => isOlder(line, locale, stored)),
    };
  });
}

/** Finds lines with words in them, in drafts too, or in a state that is to be looked at. */
export async function findLines({ texts }: Repositories, site: SiteTexts, { search, state }: LineQuery): Promise<FoundLine[]> {
  const stored = byAddress(await texts.list());
  const words = search?.toLowerCase();
  const isAsked = (line: KnownLine, locale: Locale): boolean => {
    if (state === 'draft') return (stored.get(addressText({ ...line, locale }))?.draft ?? null) !== null;
    if (state === 'missing') return isMissing(line, locale, stored);
    return state !== 'older' || isOlder(line, locale, stored);
  };
  return [...knownLines(site).values()].flatMap((lines) =>
    [...lines.values()].flatMap((line) =>
      locales
        .filter((locale) => isAsked(line, locale))
        .flatMap((locale) =>
          foundIn(line, { ...line, locale }, stored).filter(({ value }) => !words || plainText(value).toLowerCase().includes(words)),
        ),
    ),
  );
}

/** Returns what stands in a line: what is public, and its draft. */
function foundIn(line: KnownLine, address: LineAddress, stored: Stored): FoundLine[] {
  const { name, path, locale } = address;
  const own = stored.get(addressText(address));
  const found = (value: LineValue, isDraft: boolean): FoundLine => ({ name, path, locale, value, isDraft });
  const { original } = line.byLocale[locale];
  return [found(own?.value ?? original, false), ...(own?.draft ? [found(own.draft.value ?? original, true)] : [])];
}

const shownIn = (line: KnownLine, locale: Locale, stored: Stored): LineValue =>
  stored.get(addressText({ ...line, locale }))?.value ?? line.byLocale[locale].original;

const isWritten: Record<Locale, RegExp> = { en: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u };
const withoutPlaceholders = (value: LineValue): string => plainText(value).replaceAll(/\{\w+\}/g, '');

/** Whether a line says in a language what only another one writes like that; a name that is the same in both originals is not missing. */
function isMissing(line: KnownLine, locale: Locale, stored: Stored): boolean {
  const own = withoutPlaceholders(shownIn(line, locale, stored));
  if (isWritten[locale].test(own) || !/\p{L}/u.test(own)) return false;
  return withoutPlaceholders(line.byLocale[locale].original) !== own;
}

/** Whether a line has been changed in another language since it was in this one. */
function isOlder(line: KnownLine, locale: Locale, stored: Stored): boolean {
  const own = stored.get(addressText({ ...line, locale }))?.publishedAt ?? '';
  return locales.some((other) => other !== locale && (stored.get(addressText({ ...line, locale: other }))?.publishedAt ?? '') > own);
}
