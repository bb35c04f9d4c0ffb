import type { Kysely, Selectable } from 'kysely';
import type { Locale } from '#contract/locales';
import { addressText, type LineAddress } from '#contract/office/texts';
import { textTag } from '#contract/site-data';
import { type ChangedTexts, type DraftTexts, LineValue } from '#contract/texts/changed-texts';
import { bumpRevision } from '../changes/revisions.ts';
import { fromJson, json } from '../rows/columns.ts';
import { countRows } from '../rows/count-rows.ts';
import type { Tables } from '../tables.ts';

/** A line of a text of the site that was changed, or is being changed. */
export interface StoredLine extends LineAddress {
  /** Holds what visitors read; null where it is as written. */
  value: LineValue | null;
  publishedAt: string | null;
  draft: { value: LineValue | null; savedAt: string; savedBy: string | null } | null;
  version: number;
}

const Draft = LineValue.nullable();

/** Holds what was changed of the texts of the site over those that it was built with. */
export function textRepository(db: Kysely<Tables>) {
  const rows = () => db.selectFrom('textLines').selectAll();

  async function change({ name, path, locale }: LineAddress, columns: Partial<Selectable<Tables['textLines']>>, version: number) {
    const id = addressText({ name, path, locale });
    const row = { value: null, publishedAt: null, draft: null, draftSavedAt: null, draftSavedBy: null, ...columns };
    await db
      .insertInto('textLines')
      .values({ id, name, path, locale, ...row, version: version + 1 })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...columns, version: version + 1 }))
      .execute();
  }

  return {
    /** Returns what visitors read, where it is not as written. What does not fit is as written. */
    async published(): Promise<ChangedTexts> {
      const lines = (await rows().where('value', 'is not', null).execute()).map(toLine);
      return nested(lines, ({ value }) => value ?? undefined);
    },

    /** Returns the lines of one text that were changed or have a draft, or those of all. */
    async list(name?: string): Promise<StoredLine[]> {
      return (await (name === undefined ? rows() : rows().where('name', '=', name)).orderBy('id').execute()).map(toLine);
    },

    /** Counts the lines that have a draft. */
    async countDrafts(): Promise<number> {
      return countRows(db.selectFrom('textLines').where('draft', 'is not', null));
    },

    /** Returns the lines that are not public yet. */
    async drafts(): Promise<DraftTexts> {
      const lines = (await rows().where('draft', 'is not', null).execute()).map(toLine);
      return nested(lines, ({ draft }) => draft?.value);
    },

    /** Finds those of these lines that were changed or have a draft, by address. */
    async find(addresses: readonly LineAddress[]): Promise<ReadonlyMap<string, StoredLine>> {
      const found = new Map<string, StoredLine>();
      const ids = addresses.map(addressText);
      // A statement takes so many values.
      for (let start = 0; start < ids.length; start += 500)
        for (const row of await rows()
          .where('id', 'in', ids.slice(start, start + 500))
          .execute())
          found.set(row.id, toLine(row));
      return found;
    },

    /** Keeps a draft, or throws it away. @param version that of the line so far */
    async saveDraft(address: LineAddress, draft: StoredLine['draft'], version: number): Promise<void> {
      await change(
        address,
        {
          draft: draft && json(draft.value),
          draftSavedAt: draft?.savedAt ?? null,
          draftSavedBy: draft?.savedBy ?? null,
        },
        version,
      );
    },

    /** Leaves a line to the text that it was written with, which reads the same; its draft stays. @param version that of the line so far */
    async leave(address: LineAddress, version: number): Promise<void> {
      await change(address, { value: null }, version);
    },

    /** Makes a value public, null for as written, in place of its draft. @param version that of the line so far */
    async publish(address: LineAddress, value: LineValue | null, now: Date, version: number): Promise<void> {
      const noDraft = { draft: null, draftSavedAt: null, draftSavedBy: null };
      await change(address, { value: value === null ? null : json(value), publishedAt: now.toISOString(), ...noDraft }, version);
      await bumpRevision(db, textTag(address.name));
    },
  };
}

/** Puts the values of lines under their texts, languages and paths, without those that have none. */
function nested<Value>(lines: readonly StoredLine[], read: (line: StoredLine) => Value | undefined) {
  const texts: Record<string, Partial<Record<Locale, Record<string, Value>>>> = {};
  for (const line of lines) {
    const { name, locale, path } = line;
    const value = read(line);
    if (value === undefined) continue;
    texts[name] ??= {};
    texts[name][locale] ??= {};
    texts[name][locale][path] = value;
  }
  return texts;
}

function toLine(row: Selectable<Tables['textLines']>): StoredLine {
  const { name, path, locale, publishedAt, version } = row;
  const draft = row.draft === null ? undefined : fromJson(Draft, row.draft);
  return {
    name,
    path,
    locale,
    publishedAt,
    version,
    value: (row.value === null ? undefined : fromJson(LineValue, row.value)) ?? null,
    draft: draft === undefined ? null : { value: draft, savedAt: row.draftSavedAt ?? '', savedBy: row.draftSavedBy },
  };
}
