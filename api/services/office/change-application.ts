import { type ApplicationState, applicationTransitions, type ChangeApplication } from '#contract/office/applications';
import { isAllowed } from '#contract/office/permissions';
import type { NewEvent } from '../../store/events.ts';
import type { ApplicationChange, OfficeApplication } from '../../store/office-applications.ts';
import type { Repositories } from '../../store/open-store.ts';
import { applicationSubject } from './application-subject.ts';
import type { Colleague } from './office-context.ts';

export type ApplicationOutcome = 'changed' | 'unknown' | 'outdated' | 'impossible';

/**
 * Changes an application and writes down what changed; inside a transaction.
 *
 * @param version the one that the change was made for; undefined where any will do
 */
export async function changeApplication(
  repositories: Repositories,
  actor: Colleague,
  id: string,
  change: ChangeApplication,
  version: number | undefined,
  now: Date,
): Promise<ApplicationOutcome> {
  const application = await repositories.officeApplications.find(id, { lock: true });
  if (!application) return 'unknown';
  if (version !== undefined && application.version !== version) return 'outdated';
  const assignee = change.assigneeId ? await repositories.accounts.find(change.assigneeId) : undefined;
  if (change.assigneeId && !(assignee?.status === 'active' && isAllowed(assignee.role, 'applications.decide'))) return 'impossible';
  if (change.state !== undefined && !(await canMove(repositories, application, change.state))) return 'impossible';
  const toldAt = change.told === undefined ? undefined : change.told ? (application.toldAt ?? now.toISOString()) : null;
  if (toldAt !== undefined && (change.state ?? application.state) !== 'declined') return 'impossible';

  const before = application.assigneeId ? await repositories.accounts.find(application.assigneeId) : undefined;
  const { state, rating, assigneeId, interviewAt, suspicious } = change;
  const events: (Omit<NewEvent, 'actor' | 'subject'> | false)[] = [
    isNew(state, application.state) && { kind: 'application.state', before: application.state, after: state ?? null },
    isNew(rating, application.rating) && { kind: 'application.rating', before: textOf(application.rating), after: textOf(rating) },
    isNew(assigneeId, application.assigneeId) && {
      ...{ kind: 'application.assignee', before: before?.name ?? null, after: assignee?.name ?? null },
      ...{ beforeId: application.assigneeId, afterId: assigneeId ?? null },
    },
    isNew(interviewAt, application.interviewAt) && {
      kind: 'application.interview',
      before: application.interviewAt,
      after: interviewAt ?? null,
    },
    isNew(suspicious, application.suspicious) && {
      kind: 'application.suspicious',
      before: String(application.suspicious),
      after: String(suspicious),
    },
    isNew(toldAt, application.toldAt) && {
      kind: 'application.told',
      before: String(application.toldAt !== null),
      after: String(toldAt !== null),
    },
  ];
  const happened = events.filter((event) => event !== false);
  if (happened.length === 0) return 'changed';
  const set: ApplicationChange = { rating, assigneeId, interviewAt, suspicious, toldAt, ...moveTo(application, state, now) };
  await repositories.officeApplications.change(id, set);
  for (const event of happened) await repositories.events.add({ actor, subject: applicationSubject(application), ...event }, now);
  await repositories.topics.changed('applications');
  return 'changed';
}

/** What a move into a state sets; nothing when it is there already. */
export function moveTo(application: OfficeApplication, state: ApplicationState | undefined, now: Date): ApplicationChange {
  if (state === undefined || state === application.state) return {};
  return {
    state,
    // New again, by undo: it has waited since it came.
    since: state === 'new' ? application.receivedAt : now.toISOString(),
    stateBeforeDecline: state === 'declined' ? application.state : null,
  };
}

const isNew = <Value>(value: Value | undefined, present: Value): boolean => value !== undefined && value !== present;

const textOf = (rating: number | null | undefined): string | null => (rating ? String(rating) : null);

/** The moves of the contract, and back to where it was before the last one: that is what undo is. */
async function canMove({ events }: Repositories, { id, state }: OfficeApplication, next: ApplicationState): Promise<boolean> {
  if (next === state || applicationTransitions[state].includes(next)) return true;
  if (state === 'withdrawn') return false;
  const last = (await events.about(id)).findLast(({ kind }) => kind === 'application.state');
  return last?.after === state && last.before === next;
}
