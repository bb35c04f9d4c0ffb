import type { ApplicationStage, ApplicationStatus } from '#contract/application-status';
import type { Locale } from '#contract/locales';
import type { ApplicationState } from '#contract/office/application-states';
import { applicationCases } from '../cases/applications/application-cases.ts';
import { applicationLinks } from '../cases/applications/application-link.ts';
import { withErasureAfter } from '../cases/applications/with-erasure.ts';
import type { Reading } from '../cases/case-kind.ts';
import { record } from '../cases/record.ts';
import { wholeCase, wholeOf } from '../cases/whole-case.ts';
import { keptMonths } from '../company/kept-months.ts';
import type { OfficeApplication } from '../store/cases/application-rows.ts';
import type { Work } from '../store/work.ts';
import { isFromAhead } from '../time/clock-tolerance.ts';

const stages: Record<ApplicationState, ApplicationStage> = {
  new: 'received',
  reading: 'reading',
  interview: 'interview',
  offer: 'offer',
  hired: 'hired',
  declined: 'closed',
  withdrawn: 'withdrawn',
};

/** Returns what the applicant is shown: one who was declined and not told stands where they were. */
function stageOf({ state, declineNotifiedAt, stateBeforeDecline }: OfficeApplication, now: Date): ApplicationStage {
  // Of a clock that has been set back since, it was told then.
  const isTold = declineNotifiedAt !== null && (declineNotifiedAt <= now.toISOString() || isFromAhead(declineNotifiedAt, now));
  return stages[state === 'declined' && !isTold ? (stateBeforeDecline ?? 'reading') : state];
}

const isEnded = (stage: ApplicationStage) => stage === 'closed' || stage === 'withdrawn' || stage === 'hired';

/** Returns where the application of a link stands, for a reader of the locale: of one that was joined to another, that. Undefined for a link that opens none. */
export async function describeStatus(
  { repositories, settings, now }: Omit<Reading, 'accountId'>,
  token: string,
  locale: Locale,
): Promise<ApplicationStatus | undefined> {
  const id = await applicationLinks.idOf(repositories, token);
  const sent = id === undefined ? undefined : await repositories.officeApplications.find(id);
  const application = sent && (await wholeOf(repositories.officeApplications, sent));
  if (!application) return undefined;
  const stage = stageOf(application, now);
  const { interview, erasedAt } = withErasureAfter(await keptMonths(repositories, settings), application);
  const { reference, receivedAt } = sent;
  return {
    reference,
    jobTitle: (await repositories.careers.titles(application.jobId))[locale],
    receivedAt,
    stage,
    // Who takes part is said in the mail alone: the link may be passed on.
    interview: stage === 'interview' && interview ? { at: interview.at, minutes: interview.minutes, place: interview.place } : null,
    erasedAt,
    canWithdraw: !isEnded(stage),
  };
}

export type Withdrawal = 'withdrawn' | 'unknown' | 'impossible';

/** The applicant takes back their application; inside a transaction. Repeating it changes nothing. */
export async function withdrawApplication(work: Work, token: string): Promise<Withdrawal> {
  const { repositories, now } = work;
  const id = await applicationLinks.idOf(repositories, token);
  const whole = id === undefined ? undefined : await wholeCase(repositories.officeApplications, id);
  const application = whole && (await repositories.officeApplications.find(whole.id, { lock: true }));
  if (!application) return 'unknown';
  if (application.state === 'withdrawn') return 'withdrawn';
  if (isEnded(stageOf(application, now))) return 'impossible';
  await repositories.officeApplications.change(application.id, { state: 'withdrawn', since: now.toISOString() });
  const withdrawn = { kind: 'application.withdrawn', before: application.state, after: 'withdrawn' } as const;
  await record(applicationCases, work, application, [withdrawn]);
  return 'withdrawn';
}
