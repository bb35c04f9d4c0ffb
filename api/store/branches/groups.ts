import type { Insertable, Kysely, Selectable } from 'kysely';
import { Group, type GroupQuery, GroupTranslation } from '#contract/group';
import { defaultLocale, type Locale } from '#contract/locales';
import { bumpRevision } from '../changes/revisions.ts';
import type { CheckRows, Unchecked } from '../content/public-rows.ts';
import { inLocale, type Translated, uncheckedTranslation } from '../content/translations.ts';
import { flag, json, uncheckedJson } from '../rows/columns.ts';
import { newId } from '../rows/identifiers.ts';
import type { Tables } from '../tables.ts';

export type NewGroup = Translated<Omit<Group, '_id'>, GroupTranslation>;

/** An office as rows have it. */
export const TranslatedGroup = Group.extend({ ar: GroupTranslation.optional() });

export function groupRepository(db: Kysely<Tables>, checkRows: CheckRows) {
  return {
    /** Offices for the public, in their order; deleted ones are never among them. `country` is the whole name as it was written. */
    async list({ showOnHome, country }: GroupQuery = {}, locale: Locale = defaultLocale): Promise<Group[]> {
      let groups = db.selectFrom('groups').selectAll().where('isDeleted', '=', 0);
      if (showOnHome !== undefined) groups = groups.where('showOnHome', '=', flag(showOnHome));
      if (country !== undefined) groups = groups.where('country', '=', country);
      const rows = await groups.orderBy('sortOrder').orderBy('id').execute();
      return checkRows('groups', TranslatedGroup, rows.map(toGroup)).map((group) => inLocale(group, locale));
    },

    /** Inserts offices in the order given. To be called inside a transaction. */
    async add(groups: NewGroup[]): Promise<void> {
      await db.insertInto('groups').values(groups.map(toRow)).execute();
      await bumpRevision(db, 'groups');
    },
  };
}

function toRow(group: NewGroup, sortOrder: number): Insertable<Tables['groups']> {
  return {
    id: newId(),
    name: group.name,
    country: group.country,
    address: group.address,
    phone: group.phone,
    email: group.email,
    website: group.website ?? null,
    googleMap: group.googleMap ?? null,
    services: json(group.services),
    logo: group.logo ?? null,
    showOnHome: flag(group.showOnHome),
    positionTop: group.positionTop ?? null,
    positionLeft: group.positionLeft ?? null,
    isDeleted: flag(group.isDeleted),
    sortOrder,
    ar: group.ar ? json(group.ar) : null,
  };
}

export function toGroup({ id, sortOrder, ...row }: Selectable<Tables['groups']>): Unchecked<Translated<Group, GroupTranslation>> {
  return {
    ...row,
    _id: id,
    website: row.website ?? undefined,
    googleMap: row.googleMap ?? undefined,
    services: uncheckedJson(row.services),
    logo: row.logo ?? undefined,
    showOnHome: row.showOnHome === 1,
    positionTop: row.positionTop ?? undefined,
    positionLeft: row.positionLeft ?? undefined,
    isDeleted: row.isDeleted === 1,
    ar: uncheckedTranslation(row.ar),
  };
}
