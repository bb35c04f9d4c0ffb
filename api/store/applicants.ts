import type { Kysely } from 'kysely';
import type { ApplicationValues } from '#contract/forms/application';
import { flag } from './columns.ts';
import { newId } from './identifiers.ts';
import { putSearchText } from './search-texts.ts';
import { asReference, type New, type Submission } from './submission-rows.ts';
import type { Tables } from './tables.ts';

export interface StoredApplicant extends Submission, ApplicationValues {
  resumeKey: string;
  /** Display text only. */
  resumeName: string;
  /** Bytes. */
  resumeSize: number;
}

/** As staff see it: with the position's title. */
export type ListedApplicant = StoredApplicant & { jobTitle: string };

export function applicantRepository(db: Kysely<Tables>) {
  const withJobTitle = db
    .selectFrom('applicants')
    .innerJoin('careers', 'careers.id', 'applicants.careerId')
    .selectAll('applicants')
    .select('careers.jobTitle');

  return {
    async add({ suspicious, ...applicant }: New<StoredApplicant>): Promise<void> {
      const id = newId();
      await db
        .insertInto('applicants')
        .values({ id, ...applicant, suspicious: flag(suspicious) })
        .execute();
      const { reference, fullName, email } = applicant;
      await putSearchText(db, 'application', id, [reference, fullName, email]);
    },

    /** For staff; the newest first. */
    async list(): Promise<ListedApplicant[]> {
      const rows = await withJobTitle.orderBy('applicants.receivedAt', 'desc').orderBy('applicants.id').execute();
      return rows.map(({ id, suspicious, ...applicant }) => ({ _id: id, ...applicant, suspicious: suspicious === 1 }));
    },

    /** The keys of all résumés that an application refers to. */
    async resumeKeys(): Promise<Set<string>> {
      const rows = await db.selectFrom('applicants').select('resumeKey').execute();
      return new Set(rows.map(({ resumeKey }) => resumeKey));
    },

    async find(idOrReference: string): Promise<StoredApplicant | undefined> {
      const row = await db
        .selectFrom('applicants')
        .selectAll()
        .where((applicant) => applicant.or([applicant('id', '=', idOrReference), applicant('reference', '=', asReference(idOrReference))]))
        .executeTakeFirst();
      if (!row) return undefined;
      const { id, suspicious, ...applicant } = row;
      return { _id: id, ...applicant, suspicious: suspicious === 1 };
    },
  };
}
