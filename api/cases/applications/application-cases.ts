import { type ApplicationState, applicationStates, applicationSteps, applicationTransitions } from '#contract/office/application-states';
import {
  ApplicationDetail,
  ApplicationPage,
  ApplicationQuery,
  ApplicationRow,
  ChangeApplication,
  NewApplicationMail,
} from '#contract/office/applications';
import { Interview, Invitation } from '#contract/office/cases/interviews';
import { id, timestamp } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApplicationEntry, OfficeApplication } from '../../store/cases/application-rows.ts';
import type { ApplicationChange } from '../../store/cases/office-applications.ts';
import type { CaseKind } from '../case-kind.ts';
import { historyText } from '../change-case.ts';
import { standing } from '../whole-case.ts';
import { applicationMerging } from './application-merging.ts';
import { applicationPlaceholders } from './application-placeholders.ts';
import { describeApplication } from './describe-application.ts';
import { interviewCalendar } from './interview-calendar.ts';
import { listApplications } from './list-applications.ts';
import { withErasure } from './with-erasure.ts';

interface ApplicationTypes {
  Entry: ApplicationEntry;
  One: OfficeApplication;
  Change: ChangeApplication;
  Answer: NewApplicationMail;
  Columns: ApplicationChange;
  Query: ApplicationQuery;
  Detail: ApplicationDetail;
}

export const applicationCases: CaseKind<ApplicationTypes> = {
  name: 'application',
  topic: 'applications',
  permission: 'applications.decide',
  schemas: {
    Query: ApplicationQuery,
    Page: ApplicationPage,
    Row: ApplicationRow,
    Detail: ApplicationDetail,
    State: z.enum(applicationSteps),
    Change: ChangeApplication,
    Answer: NewApplicationMail,
    Before: z.object({
      state: z.enum(applicationStates),
      since: timestamp,
      stateBeforeDecline: z.enum(applicationStates).nullable(),
      declineNotifiedAt: timestamp.nullable(),
      wroteAt: timestamp.nullable(),
      interview: Interview.nullable(),
      invited: Invitation.nullable(),
      assigneeId: id.nullable(),
    }),
  },
  following: (state) => applicationTransitions[state],
  events: {
    state: 'application.state',
    rating: 'application.rating',
    assigneeId: 'application.assignee',
    interview: 'application.interview',
    suspicious: 'application.suspicious',
    told: 'application.told',
  },

  store: ({ officeApplications }) => officeApplications,
  find: async ({ officeApplications }, applicationId, options) => standing(await officeApplications.find(applicationId, options)),
  entries: ({ officeApplications }, ids) => officeApplications.rows(ids),
  async refresh({ officeApplications }, applicationId, after) {
    if (after === 'written') await officeApplications.refresh(applicationId);
  },

  page: listApplications,
  rows: withErasure,
  describe: describeApplication,
  async waiting({ officeApplications, careers }, limit, locale) {
    const applications = await officeApplications.waiting(limit);
    const titles = await careers.titlesOfAll(applications.map(({ jobId }) => jobId));
    return applications.map(({ id: applicationId, reference, fullName, jobId, jobTitle, receivedAt, assigneeId, version }) => ({
      kind: 'application',
      id: applicationId,
      reference,
      name: fullName,
      text: titles.get(jobId)?.[locale] || jobTitle,
      since: receivedAt,
      turn: 'first-answer',
      assigneeId,
      version,
    }));
  },

  values: (application) => ({ ...application, told: application.declineNotifiedAt !== null }),
  /** Allows `told` with a decline alone, and interviews with colleagues alone. */
  allows: async ({ accounts }, application, { state, told, interview }) => {
    if (told !== undefined && (state ?? application.state) !== 'declined') return false;
    const added = (interview?.people ?? []).filter((person) => !application.interview?.people.includes(person));
    const found = await Promise.all(added.map((person) => accounts.find(person)));
    return found.every((account) => account?.status === 'active');
  },
  changed: (application, { state, told, ...change }, { now }) => ({
    ...change,
    ...moveTo(application, state, now),
    ...(told !== undefined && { declineNotifiedAt: told ? (application.declineNotifiedAt ?? now.toISOString()) : null }),
  }),
  /** A mail to somebody who is declined tells them so; any other takes that back. Nobody sees it on their page before the mail has left. */
  answered: (application, { state, interview }, { now, leavesAt }) => ({
    ...moveTo(application, state, now),
    declineNotifiedAt: (state ?? application.state) === 'declined' ? leavesAt.toISOString() : null,
    wroteAt: null,
    ...(interview !== undefined && { interview }),
  }),
  enclosed: interviewCalendar,
  placeholders: applicationPlaceholders,
  isTold: ({ state, declineNotifiedAt }, next) => next === 'declined' && state === 'declined' && declineNotifiedAt !== null,
  drafted: ({ interview }, before) =>
    before.interview === undefined || historyText(before.interview) === historyText(interview) ? {} : { interview },
  replied: (_application, { at }) => ({ wroteAt: at }),
  goTogether: ['state', 'since', 'stateBeforeDecline'],
  told: ['declineNotifiedAt', 'invited'],
  merging: applicationMerging,
  /** The form has no words that could be quoted. */
  message: () => undefined,
};

/** Returns what a move into a state sets; nothing when it is there already. */
function moveTo(application: OfficeApplication, state: ApplicationState | undefined, now: Date): ApplicationChange {
  if (state === undefined || state === application.state) return {};
  return {
    state,
    // New again, by undo: it has waited since it came.
    since: state === 'new' ? application.receivedAt : now.toISOString(),
    stateBeforeDecline: state === 'declined' ? application.state : null,
  };
}
