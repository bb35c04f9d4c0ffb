import type { ExpressionBuilder, Selectable } from 'kysely';
import { applicationForm } from '#contract/forms/application';
import { type EnteredName, enteredFields } from '#contract/forms/form-definition';
import type { ApplicationState } from '#contract/office/application-states';
import type { ApplicationDetail, ApplicationRow } from '#contract/office/applications';
import { Interview, Invitation, usualMinutes } from '#contract/office/cases/interviews';
import type { SpamReason } from '#contract/office/spam-reasons';
import { sourceFields, sourceIn } from '#contract/visits/source';
import { fromJson, json } from '../rows/columns.ts';
import type { Tables } from '../tables.ts';
import type { Part } from './case-rows.ts';
import { spamReasonsOf } from './submission-rows.ts';

/** As a list shows it; when it is deleted follows from a setting. */
export type ApplicationEntry = Omit<ApplicationRow, 'erasedAt'>;

/** An application with what only its own page needs. */
export interface OfficeApplication extends ApplicationEntry, Part, Pick<ApplicationDetail, EnteredName<typeof applicationForm> | 'source'> {
  resumeKey: string;
  resumeName: string;
  resumeSize: number;
  spamReasons: SpamReason[];
  stateBeforeDecline: ApplicationState | null;
  /** Holds what the applicant's calendar was told last. */
  invited: Invitation | null;
}

export const rowColumns = [
  'applicants.id',
  'reference',
  'receivedAt',
  'fullName',
  'email',
  'careerId',
  'locale',
  'state',
  'stateSince',
  'rating',
  'assigneeId',
  'interviewAt',
  'interviewMinutes',
  'interviewPlace',
  'interviewPeople',
  'toldAt',
  'wroteAt',
  'appliedAgainAt',
  'suspicious',
  'version',
] as const;

export const ownColumns = [
  ...enteredFields(applicationForm),
  'resumeKey',
  'resumeName',
  'resumeSize',
  'spamReasons',
  'stateBeforeDecline',
  'interviewInvited',
  'mergedInto',
  ...sourceFields,
] as const;

const interviewOf = (row: InterviewColumns): Interview | null =>
  row.interviewAt === null
    ? null
    : {
        at: row.interviewAt,
        minutes: row.interviewMinutes,
        place: row.interviewPlace,
        people: fromJson(Interview.shape.people, row.interviewPeople) ?? [],
      };

/** Nothing of an interview that was cancelled stays. */
export const interviewColumns = (interview: Interview | null): InterviewColumns => ({
  interviewAt: interview?.at ?? null,
  interviewMinutes: interview?.minutes ?? usualMinutes,
  interviewPlace: interview?.place ?? '',
  interviewPeople: json(interview?.people ?? []),
});

type InterviewColumns = Pick<Selectable<Tables['applicants']>, 'interviewAt' | 'interviewMinutes' | 'interviewPlace' | 'interviewPeople'>;

type Applicant = ExpressionBuilder<Tables, 'applicants'>;

export const jobTitleOf = (applicant: Applicant) =>
  applicant.selectFrom('careers').select('jobTitle').whereRef('careers.id', '=', 'applicants.careerId').as('jobTitle');

export const notesOf = (applicant: Applicant) =>
  applicant
    .selectFrom('caseNotes')
    .select(({ fn }) => fn.countAll().as('total'))
    .whereRef('caseNotes.aboutId', '=', 'applicants.id')
    .where('caseNotes.removedAt', 'is', null)
    .as('notes');

type Row = Pick<Selectable<Tables['applicants']>, Exclude<(typeof rowColumns)[number], 'applicants.id'> | 'id'> & {
  jobTitle: string | null;
  notes: number | string | bigint | null;
};

export function toEntry(stored: Row): ApplicationEntry {
  const { careerId, stateSince, rating, notes, jobTitle, toldAt, suspicious, ...columns } = stored;
  const { interviewAt, interviewMinutes, interviewPlace, interviewPeople, ...row } = columns;
  return {
    ...row,
    interview: interviewOf(stored),
    jobId: careerId,
    jobTitle: jobTitle ?? '',
    // A row of a release without the Office is new since it came.
    since: stateSince || row.receivedAt,
    declineNotifiedAt: toldAt,
    rating: rating === 0 ? null : rating,
    notes: Number(notes),
    suspicious: suspicious === 1,
  };
}

export function toOfficeApplication(row: Row & Pick<Selectable<Tables['applicants']>, (typeof ownColumns)[number]>): OfficeApplication {
  const { careerId, stateSince, interviewAt, interviewMinutes, interviewPlace, interviewPeople, interviewInvited, ...rest } = row;
  const invited = fromJson(Invitation, interviewInvited ?? '') ?? null;
  return { ...rest, ...toEntry(row), spamReasons: spamReasonsOf(row.spamReasons), invited, source: sourceIn(row) };
}
