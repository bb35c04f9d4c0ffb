import type { Insertable, Kysely, Selectable } from 'kysely';
import { Branch, type BranchQuery, BranchTranslation } from '#contract/branch';
import { defaultLocale, type Locale } from '#contract/locales';
import { bumpRevision } from '../changes/revisions.ts';
import type { CheckRows, Unchecked } from '../content/public-rows.ts';
import { inLocale, type Translated, uncheckedTranslation } from '../content/translations.ts';
import { flag, json, uncheckedJson } from '../rows/columns.ts';
import { newId } from '../rows/identifiers.ts';
import type { Tables } from '../tables.ts';

export type NewBranch = Translated<Omit<Branch, '_id'>, BranchTranslation>;

/** An office as rows have it. */
export const TranslatedBranch = Branch.extend({ ar: BranchTranslation.optional() });

export function branchRepository(db: Kysely<Tables>, checkRows: CheckRows) {
  return {
    /** Offices for the public, in their order; deleted ones are never among them. `country` is the whole name as it was written. */
    async list({ showOnHome, country }: BranchQuery = {}, locale: Locale = defaultLocale): Promise<Branch[]> {
      let groups = db.selectFrom('groups').selectAll().where('isDeleted', '=', 0);
      if (showOnHome !== undefined) groups = groups.where('showOnHome', '=', flag(showOnHome));
      if (country !== undefined) groups = groups.where('country', '=', country);
      const rows = await groups.orderBy('sortOrder').orderBy('id').execute();
      return checkRows('groups', TranslatedBranch, rows.map(toBranch)).map((branch) => inLocale(branch, locale));
    },

    /** Inserts offices in the order given. To be called inside a transaction. */
    async add(groups: NewBranch[]): Promise<void> {
      await db.insertInto('groups').values(groups.map(toRow)).execute();
      await bumpRevision(db, 'groups');
    },
  };
}

function toRow(branch: NewBranch, sortOrder: number): Insertable<Tables['groups']> {
  return {
    id: newId(),
    name: branch.name,
    country: branch.country,
    address: branch.address,
    phone: branch.phone,
    email: branch.email,
    website: branch.website ?? null,
    googleMap: branch.googleMap ?? null,
    services: json(branch.services),
    logo: branch.logo ?? null,
    showOnHome: flag(branch.showOnHome),
    positionTop: branch.positionTop ?? null,
    positionLeft: branch.positionLeft ?? null,
    isDeleted: flag(branch.isDeleted),
    sortOrder,
    ar: branch.ar ? json(branch.ar) : null,
  };
}

export function toBranch({ id, sortOrder, ...row }: Selectable<Tables['groups']>): Unchecked<Translated<Branch, BranchTranslation>> {
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
