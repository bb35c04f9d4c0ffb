import type { Kysely } from 'kysely';
import { CompanyFields, type CompanyValues } from '#contract/company';
import type { Mismatch } from '#contract/match-contract';
import { matchFields } from '#contract/match-fields';
import { AllCompanySettings } from '#contract/office/company';
import { bumpRevision } from '../changes/revisions.ts';
import { json, uncheckedJson } from '../rows/columns.ts';
import type { Tables } from '../tables.ts';

/** The fields that were changed in the Office; the others are as configured. */
export type CompanyChanges = Partial<AllCompanySettings>;

export interface CompanyState {
  values: CompanyChanges;
  /** 0 until something is changed. */
  version: number;
}

/** Holds what was changed of the company over its configuration. */
export function companyRepository(db: Kysely<Tables>, onMismatch: (mismatch: Mismatch) => void) {
  /** A field that does not match the contract is reported, and is as configured. */
  function read(changes: unknown): CompanyChanges {
    const { values, mismatches } = matchFields(AllCompanySettings, changes, 'company');
    mismatches.forEach(onMismatch);
    return values;
  }

  async function current(): Promise<CompanyState> {
    const row = await db.selectFrom('company').selectAll().executeTakeFirst();
    return row ? { values: read(uncheckedJson(row.changes)), version: row.version } : { values: {}, version: 0 };
  }

  return {
    current,

    /** Returns what visitors may see of it. */
    async published(): Promise<CompanyValues> {
      const { values } = await current();
      return Object.fromEntries(Object.entries(values).filter(([name]) => name in CompanyFields.shape));
    },

    /**
     * False when it has another version than the one given. To be called inside a transaction.
     *
     * @param isPublic whether pages show what is changed
     */
    async change(values: CompanyChanges, version: number, isPublic: boolean): Promise<boolean> {
      const row = { changes: json(values), version: version + 1 };
      const { numInsertedOrUpdatedRows: changed = 0n } = await db
        .insertInto('company')
        .values({ id: 'company', ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('company.version', '=', version))
        .executeTakeFirstOrThrow();
      if (changed === 0n) return false;
      if (isPublic) await bumpRevision(db, 'company');
      return true;
    },
  };
}
