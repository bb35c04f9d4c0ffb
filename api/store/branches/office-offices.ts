import type { Kysely, Selectable, Updateable } from 'kysely';
import { BranchTranslation } from '#contract/branch';
import { type ChangeOffice, type CompanyOffice, OfficeValues } from '#contract/office/offices';
import { bumpRevision } from '../changes/revisions.ts';
import type { Json } from '../column-types.ts';
import { faultsOf } from '../content/faults.ts';
import { flag, json, textIn, uncheckedJson } from '../rows/columns.ts';
import { newId } from '../rows/identifiers.ts';
import { nextPlace, putInOrder } from '../rows/sort-order.ts';
import type { Tables } from '../tables.ts';
import { toBranch } from './branches.ts';

type Row = Selectable<Tables['groups']>;

/** Offices as staff see them: those that were deleted too. */
export function officeOfficeRepository(db: Kysely<Tables>) {
  return {
    /** In the order of the site. */
    async list(): Promise<CompanyOffice[]> {
      const rows = await db.selectFrom('groups').selectAll().orderBy('sortOrder').orderBy('id').execute();
      return rows.map(toOffice);
    },

    /** Returns the ids of those that are not deleted, in the order of the site. */
    async ids(): Promise<string[]> {
      const rows = await db.selectFrom('groups').select('id').where('isDeleted', '=', 0).orderBy('sortOrder').orderBy('id').execute();
      return rows.map(({ id }) => id);
    },

    /** `lock`: nobody else changes it until the transaction ends. */
    async find(id: string, { lock = false } = {}): Promise<CompanyOffice | undefined> {
      const query = db.selectFrom('groups').selectAll().where('id', '=', id);
      const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
      return row && toOffice(row);
    },

    /** At the end of the list. Returns its id. To be called inside a transaction. */
    async add(values: OfficeValues, id = newId()): Promise<string> {
      const { position, ar, services, showOnHome, ...texts } = values;
      await db
        .insertInto('groups')
        .values({
          ...texts,
          ...columnsOf(position),
          id,
          services: json(services),
          showOnHome: flag(showOnHome),
          ar: translationOf(ar),
          isDeleted: 0,
          sortOrder: await nextPlace(db, 'groups'),
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
        .set((branch) => ({ ...columns, version: branch('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
      await bumpRevision(db, 'groups');
    },

    /** To be called inside a transaction. */
    async order(ids: readonly string[]): Promise<void> {
      await putInOrder(db, 'groups', ids);
      await bumpRevision(db, 'groups');
    },
  };
}

const columnsOf = (position: OfficeValues['position']) => ({ positionTop: position?.top ?? null, positionLeft: position?.left ?? null });

/** Null for an office in one language. */
const translationOf = (ar: OfficeValues['ar']): Json | null => (Object.keys(ar).length === 0 ? null : json(ar));

/** As much of a row as can be shown, whoever has written it. */
function toOffice(row: Row): CompanyOffice {
  const { id, website, googleMap, logo, version, positionTop: top, positionLeft: left } = row;
  return {
    id,
    website,
    googleMap,
    logo,
    version,
    name: textIn(row.name),
    country: textIn(row.country),
    address: textIn(row.address),
    phone: textIn(row.phone),
    email: textIn(row.email),
    services: textsOf(uncheckedJson(row.services)),
    position: OfficeValues.shape.position.safeParse({ top, left }).data ?? null,
    ar: shownTranslation(row.ar === null ? {} : uncheckedJson(row.ar)),
    showOnHome: row.showOnHome === 1,
    isDeleted: row.isDeleted === 1,
    needsAttention: faultsOf('office', toBranch(row)).length > 0,
  };
}

const textsOf = (list: unknown): string[] => (Array.isArray(list) ? list.filter((text) => typeof text === 'string') : []);

/** The fields of a translation that are as they should be. */
function shownTranslation(column: unknown): BranchTranslation {
  const fields: Record<string, unknown> = typeof column === 'object' && column !== null ? { ...column } : {};
  const fitting = Object.entries(BranchTranslation.shape).filter(
    ([name, schema]) => schema.safeParse(fields[name]).success && name in fields,
  );
  return Object.fromEntries(fitting.map(([name]) => [name, fields[name]]));
}
