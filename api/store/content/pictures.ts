import type { Kysely, Selectable } from 'kysely';
import { uploadsPrefix } from '#contract/api-paths';
import { KeptContent, type KeptPicture, type SlotState } from '#contract/office/pictures/pictures';
import { OwnPicture } from '#contract/pictures';
import { bumpRevision } from '../changes/revisions.ts';
import { fromJson, json, uncheckedJson } from '../rows/columns.ts';
import type { Tables } from '../tables.ts';
import type { CheckRows } from './public-rows.ts';

/** Pictures of the company's own, over those of the site. */
export function pictureRepository(db: Kysely<Tables>, checkRows: CheckRows) {
  return {
    /** Returns what visitors see. */
    async published(): Promise<OwnPicture[]> {
      const rows = await db.selectFrom('pictures').select(['slot', 'content']).where('content', 'is not', null).orderBy('slot').execute();
      return checkRows(
        'pictures',
        OwnPicture,
        rows.map(({ slot, content }) => ownPicture(slot, uncheckedJson(content ?? ''))),
      );
    },

    /** Returns the slots that were ever changed. */
    async list(): Promise<SlotState[]> {
      return (await db.selectFrom('pictures').selectAll().orderBy('slot').execute()).map(toState);
    },

    async find(slot: string): Promise<SlotState> {
      const row = await db.selectFrom('pictures').selectAll().where('slot', '=', slot).executeTakeFirst();
      return row ? toState(row) : { slot, picture: null, isStill: false, changedAt: null, changedBy: null, version: 0 };
    },

    /** False when the slot has another version than the one given. To be called inside a transaction. */
    async change(slot: string, picture: KeptContent | null, version: number, change: { by: string | null; at: Date }): Promise<boolean> {
      const row = { content: picture && json(picture), version: version + 1, changedAt: change.at.toISOString(), changedBy: change.by };
      const { numInsertedOrUpdatedRows: changed = 0n } = await db
        .insertInto('pictures')
        .values({ slot, ...row })
        .onConflict((conflict) => conflict.column('slot').doUpdateSet(row).where('pictures.version', '=', version))
        .executeTakeFirstOrThrow();
      if (changed === 0n) return false;
      await bumpRevision(db, 'pictures');
      return true;
    },

    /** Paths of the files of all slots, and of what they are cut from. */
    async usedPaths(): Promise<Set<string>> {
      const rows = await db.selectFrom('pictures').select('content').where('content', 'is not', null).execute();
      // Whatever else stands there: another release may have written it.
      return new Set(rows.flatMap(({ content }) => content?.match(uploads) ?? []));
    },
  };
}

const uploads = new RegExp(`${uploadsPrefix}/[0-9a-f]+\\.\\w+`, 'g');

/** A row whose content does not fit shows the picture of the site, and can be changed anew. */
function toState({ content, ...row }: Selectable<Tables['pictures']>): SlotState {
  const kept = content === null ? undefined : fromJson(KeptContent, content);
  const isStill = kept?.source === null;
  return { ...row, picture: kept && kept.source !== null ? kept : null, isStill };
}

/** Returns what visitors see of a row, whatever stands in it. */
function ownPicture(slot: string, content: unknown) {
  const { source, forms, alt, films, share } = content as Partial<KeptPicture> | { [Field in keyof KeptPicture]?: null };
  if (source === null) return { _id: slot, forms: [], alt: null };
  return { _id: slot, forms, alt, films: films?.map(({ path, type }) => ({ path, type })), share };
}
