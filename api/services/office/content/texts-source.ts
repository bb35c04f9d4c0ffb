import { locales } from '#contract/locales';
import type { Message } from '#contract/messages';
import type { ContentEntry } from '#contract/office/content-files';
import { addressText } from '#contract/office/texts';
import type { LineValue } from '#contract/texts/changed-texts';
import { problemOf } from '#contract/texts/line-rules';
import { readValue, writtenValue } from '#contract/texts/written-value';
import type { SiteTexts } from '../../../settings.ts';
import type { StoredLine } from '../../../store/content/texts.ts';
import { saveDrafts } from '../texts/change-texts.ts';
import { type KnownLine, knownLines } from '../texts/known-lines.ts';
import { type ContentSource, tidyEntry } from './content-source.ts';

type Entry = ContentEntry<'texts'>;
/** A line as it is to be, and as the file writes it. */
interface Values {
  line: KnownLine;
  written: Pick<Entry, 'en' | 'ar'>;
}

/**
 * Lines of the texts of the site, as they will read with the drafts. A line of a file becomes a draft: what comes from a translator is looked at before it
 * is public. An empty cell leaves a line as it is.
 */
export function textsSource(site: SiteTexts): ContentSource<'texts', Values> {
  const lines = new Map(
    [...knownLines(site).values()].flatMap((own) => [...own.values()].map((line) => [`${line.name}/${line.path}`, line])),
  );

  const entryOf = (line: KnownLine, written: Values['written']): Entry => tidyEntry('texts', { id: idOf(line), ...written });

  return {
    kind: 'texts',
    nameOf: ({ id }) => id,
    identityOf: () => '',
    keyOf: ({ id }) => id,

    async load({ texts }) {
      const stored = new Map((await texts.list()).map((line) => [addressText(line), line]));
      return {
        entries: new Map(
          [...lines].map(([id, line]) => {
            const [en = '', ar = ''] = locales.map((locale) =>
              writtenValue(currentValue(line.byLocale[locale].original, stored.get(addressText({ ...line, locale })))),
            );
            return [id, { entry: entryOf(line, { en, ar }), version: 0, isFoundByName: false }];
          }),
        ),
        blocked: new Map(),
      };
    },

    merge: (current, given) => ({ ...current, id: given.id || current.id, en: given.en || current.en, ar: given.ar || current.ar }),

    check(entry, before) {
      const line = lines.get(entry.id);
      if (!line || !before) return { ok: false, errors: { id: { key: 'import.unknownText' } } };
      const errors: Record<string, Message> = {};
      for (const locale of locales) {
        if (entry[locale] === before[locale]) continue;
        const rules = line.byLocale[locale];
        const value = readValue(entry[locale], rules.original);
        const problem: Message | undefined = value === undefined ? { key: 'import.textForm' } : problemOf(value, rules);
        if (problem) errors[locale] = problem;
      }
      return Object.keys(errors).length > 0
        ? { ok: false, errors }
        : { ok: true, values: { line, written: { en: entry.en, ar: entry.ar } } };
    },

    entryOf: ({ line, written }) => entryOf(line, written),

    async write(work, { before, values: { line, written } }) {
      const changed = locales
        .filter((locale) => written[locale] !== before?.[locale])
        .map((locale) => ({ name: line.name, path: line.path, locale }));
      const stored = await work.repositories.texts.find(changed);
      await saveDrafts(
        work,
        site,
        changed.map((address) => ({
          ...address,
          draft: { value: readValue(written[address.locale], line.byLocale[address.locale].original) ?? null },
          version: stored.get(addressText(address))?.version ?? 0,
        })),
      );
    },
  };
}

const idOf = ({ name, path }: KnownLine): string => `${name}/${path}`;

/** A line as it will read: its draft, what is public, or the original. */
const currentValue = (original: LineValue, stored: StoredLine | undefined): LineValue =>
  stored?.draft ? (stored.draft.value ?? original) : (stored?.value ?? original);
