import type { Kysely } from 'kysely';
import { type ApplicationValues, applicationForm } from '#contract/forms/application';
import { enteredFields } from '#contract/forms/form-definition';
import { normalizeText } from '#contract/text/normalize-text';
import { sourceFields } from '#contract/visits/source';
import { putAddresses } from '../contacts/addresses.ts';
import { newId } from '../rows/identifiers.ts';
import { putSearchText } from '../search/search-texts.ts';
import type { Tables } from '../tables.ts';
import { rankOf } from './application-ranks.ts';
import { asReference, type New, type Submission, sentTexts, spamColumns, toSubmission } from './submission-rows.ts';

export interface StoredApplicant extends Submission, ApplicationValues {
  resumeKey: string;
  /** Display text only. */
  resumeName: string;
  /** Bytes. */
  resumeSize: number;
}

/** As staff see it: with the job's title. */
export type ListedApplicant = StoredApplicant & { jobTitle: string };

/** The columns of an application as it was sent. */
const sentColumns = [
  'applicants.id',
  'reference',
  'receivedAt',
  'suspicious',
  'locale',
  ...enteredFields(applicationForm),
  ...sourceFields,
  'careerId',
  'resumeKey',
  'resumeName',
  'resumeSize',
] as const;

export function applicantRepository(db: Kysely<Tables>) {
  const withJobTitle = db
    .selectFrom('applicants')
    .innerJoin('careers', 'careers.id', 'applicants.careerId')
    .select(sentColumns)
    .select('careers.jobTitle');

  return {
    /** To be called inside a transaction. Returns the new id. */
    async add({ suspicious, spamReasons, ...applicant }: New<StoredApplicant>): Promise<string> {
      const id = newId();
      const { receivedAt, fullName } = applicant;
      await db
        .insertInto('applicants')
        .values({
          id,
          ...applicant,
          ...spamColumns({ suspicious, spamReasons }),
          stateSince: receivedAt,
          rank: rankOf('new', receivedAt),
          sortName: normalizeText(fullName),
        })
        .execute();
      await putSearchText(db, { kind: 'application', id, texts: sentTexts(applicationForm, applicant) });
      await putAddresses(db, 'application', id, applicant);
      return id;
    },

    /** For staff; the newest first. */
    async list(): Promise<ListedApplicant[]> {
      const rows = await withJobTitle.orderBy('applicants.receivedAt', 'desc').orderBy('applicants.id').execute();
      return rows.map(toSubmission);
    },

    /** The keys of all résumés that an application refers to. */
    async resumeKeys(): Promise<Set<string>> {
      const rows = await db.selectFrom('applicants').select('resumeKey').execute();
      return new Set(rows.map(({ resumeKey }) => resumeKey));
    },

    async find(idOrReference: string): Promise<StoredApplicant | undefined> {
      const row = await db
        .selectFrom('applicants')
        .select(sentColumns)
        .where((applicant) => applicant.or([applicant('id', '=', idOrReference), applicant('reference', '=', asReference(idOrReference))]))
        .executeTakeFirst();
      return row && toSubmission(row);
    },
  };
}
