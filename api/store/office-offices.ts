import type { Kysely, Selectable, Updateable } from 'kysely';
import { Group, GroupTranslation } from '#contract/group';
import type { ChangeOffice, CompanyOffice, OfficeValues } from '#contract/office/offices';
import { z } from '#contract/zod';
import { flag, json, uncheckedJson } from './columns.ts';
import type { Engine } from './engine.ts';
import { newId } from './identifiers.ts';
import type { Unchecked } from './public-rows.ts';
import { bumpRevision } from './revisions.ts';
import type { Json, Tables } from './tables.ts';

type Row = Selectable<Tables['groups']>;

/** What of a row can be anything, because somebody may have written it by hand. */
const Readable = Group.pick({ services: true, name: true, country: true, address: true, phone: true, email: true }).extend({
  position: z.object({ top: z.number(), left: z.number() }).nullable(),
  ar: GroupTranslation,
});

/** Offices as staff see them: those that were deleted too, without those whose row cannot be read, which wait in what needs attention. */
export function officeOfficeRepository(db: Kysely<Tables>, { hasRowLocks }: Pick<Engine, 'hasRowLocks'>) {
  return {
    /** In the order of the site. */
    async list(): Promise<CompanyOffice[]> {
      const rows = await db.selectFrom('groups').selectAll().orderBy('sortOrder').orderBy('id').execute();
      return rows.flatMap((row) => toOffice(row) ?? []);
    },

    /** Of all rows, those that cannot be read included. */
    async ids(): Promise<string[]> {
      return (await db.selectFrom('groups').select('id').execute()).map(({ id }) => id);
    },

    /** `lock`: nobody else changes it until the transaction ends. */
    async find(id: string, { lock = false } = {}): Promise<CompanyOffice | undefined> {
      let query = db.selectFrom('groups').selectAll().where('id', '=', id);
      if (lock && hasRowLocks) query = query.forUpdate();
      const row = await query.executeTakeFirst();
      return row && toOffice(row);
    },

    /** At the end of the list. Returns its id. To be called inside a transaction. */
    async add(values: OfficeValues, id = newId()): Promise<string> {
      const { last } = await db
        .selectFrom('groups')
        .select(({ fn }) => fn.max('sortOrder').as('last'))
        .executeTakeFirstOrThrow();
      const { position, ar, services, showOnHome, ...texts } = values;
      await db
        .insertInto('groups')
        .values({
          ...{ ...texts, ...columnsOf(position), id, services: json(services), showOnHome: flag(showOnHome), ar: translationOf(ar) },
          ...{ isDeleted: 0, sortOrder: Number(last ?? -1) + 1 },
        })
        .execute();
      await bumpRevision(db, 'groups');
      return id;
    },

    /** To be called inside a transaction. */
    async change(id: string, changes: ChangeOffice): Promise<void> {
      const { position, ar, services, showOnHome, isDeleted, ...texts } = changes;
      const columns: Updateable<Tables['groups']> = {
        ...texts,
        ...(position !== undefined && columnsOf(position)),
        ...(services && { services: json(services) }),
        ...(showOnHome !== undefined && { showOnHome: flag(showOnHome) }),
        ...(isDeleted !== undefined && { isDeleted: flag(isDeleted) }),
        ...(ar && { ar: translationOf(ar) }),
      };
      await db
        .updateTable('groups')
        .set((group) => ({ ...columns, version: group('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
      await bumpRevision(db, 'groups');
    },

    /** To be called inside a transaction. */
    async order(ids: readonly string[]): Promise<void> {
      for (const [sortOrder, id] of ids.entries()) await db.updateTable('groups').set({ sortOrder }).where('id', '=', id).execute();
      await bumpRevision(db, 'groups');
    },
  };
}

const columnsOf = (position: OfficeValues['position']) => ({ positionTop: position?.top ?? null, positionLeft: position?.left ?? null });

/** Null for an office in one language. */
const translationOf = (ar: OfficeValues['ar']): Json | null => (Object.keys(ar).length === 0 ? null : json(ar));

/** Undefined for a row that cannot be read. */
function toOffice({ id, name, country, address, phone, email, website, googleMap, logo, version, ...row }: Row): CompanyOffice | undefined {
  const { positionTop: top, positionLeft: left } = row;
  const unchecked: Unchecked<z.infer<typeof Readable>> = {
    ...{ name, country, address, phone, email },
    services: uncheckedJson(row.services),
    position: top === null || left === null ? null : { top, left },
    ar: row.ar === null ? {} : uncheckedJson(row.ar),
  };
  const { data } = Readable.safeParse(unchecked);
  if (!data) return undefined;
  return {
    ...{ ...data, id, website, googleMap, logo, version },
    ...{ showOnHome: row.showOnHome === 1, isDeleted: row.isDeleted === 1 },
  };
}
