import type { HistoryEvent } from '#contract/office/history';
import { ChangeOffice, type CompanyOffice } from '#contract/office/offices';
import { isAllowed, type Permission, type Role } from '#contract/office/permissions';
import { reviewStates } from '#contract/office/reviews';
import type { CaseKind } from '../../cases/case-kind.ts';
import { caseKinds } from '../../cases/case-kinds.ts';
import { counterChangesOfCases } from '../../cases/undo-change.ts';
import type { StoredEvent } from '../../store/changes/events.ts';
import type { Repositories } from '../../store/open-store.ts';
import { fromJson } from '../../store/rows/columns.ts';
import type { Colleague } from '../../store/work.ts';
import { moveClientBehind, removeClient, restoreClient } from './clients.ts';
import { changeOffice } from './offices.ts';
import { decideReview } from './reviews.ts';

/** Takes a change back; inside an exclusive transaction. False when it could not be done. */
type CounterChange = (repositories: Repositories, actor: Colleague, now: Date) => Promise<boolean>;

type SubjectKind = NonNullable<HistoryEvent['subject']>['kind'];

interface Undoing {
  permission: Permission;
  /** Returns what takes these back; undefined for those that cannot be any more, because it is not as they left it. */
  counterChanges(repositories: Repositories, events: readonly About[]): Promise<(CounterChange | undefined)[]>;
}

/** An event about something. */
type About = StoredEvent & { subject: NonNullable<HistoryEvent['subject']> };

const undoing: Partial<Record<SubjectKind, Undoing>> = {
  quote: ofCases(caseKinds.quote),
  application: ofCases(caseKinds.application),
  review: { permission: 'reviews.decide', counterChanges: ofReviews },
  client: { permission: 'content.publish', counterChanges: ofClients },
  office: { permission: 'content.publish', counterChanges: ofOffices },
};

/** By the id of its event: what takes it back, where somebody of this role still can. Only the last of a kind can be taken back. */
export async function counterChangesOf(
  repositories: Repositories,
  role: Role,
  events: readonly StoredEvent[],
): Promise<Map<string, CounterChange>> {
  const about = events.filter((event): event is About => event.subject !== null);
  const newest = await repositories.events.newestAbout(about.map(({ subject }) => subject));
  const counters = new Map<string, CounterChange>();
  for (const [kind, { permission, counterChanges }] of Object.entries(undoing)) {
    const own = about.filter(({ id, subject }) => subject.kind === kind && newest.has(id));
    if (own.length === 0 || !isAllowed(role, permission)) continue;
    for (const [index, counter] of (await counterChanges(repositories, own)).entries())
      if (counter) counters.set((own[index] as About).id, counter);
  }
  return counters;
}

function ofCases(kind: CaseKind): Undoing {
  return { permission: kind.permission, counterChanges: (repositories, events) => counterChangesOfCases(kind, repositories, events) };
}

const idsOf = (events: readonly About[]): string[] => [...new Set(events.map(({ subject }) => subject.id))];

async function ofReviews({ officeReviews }: Repositories, events: readonly About[]) {
  const decided = events.filter(({ kind }) => kind === 'review.decided');
  const reviews = new Map((await officeReviews.rows(idsOf(decided))).map((review) => [review.id, review]));
  return events.map(({ kind, subject, before, after }): CounterChange | undefined => {
    const review = reviews.get(subject.id);
    const state = reviewStates.find((known) => known === before);
    if (kind !== 'review.decided' || !state || review?.state !== after) return undefined;
    return async (repositories, actor, now) =>
      (await decideReview({ repositories, actor, now }, review.id, state, review.version)) === 'done';
  });
}

async function ofClients({ officeClients }: Repositories, events: readonly About[]) {
  const known = events.filter(({ kind }) => kind === 'client.removed' || kind === 'client.restored' || kind === 'client.moved');
  const clients = new Map((await officeClients.rows(idsOf(known))).map((client) => [client.id, client]));
  const neighbours = new Map<string, string | null>();
  for (const { id, place } of clients.values()) if (place !== null) neighbours.set(id, await officeClients.neighbourBefore(place));
  return events.map(({ kind, subject: { id }, beforeId, afterId }): CounterChange | undefined => {
    const client = clients.get(id);
    if (!client) return undefined;
    const isRemoved = client.deletedAt !== null;
    if (kind === 'client.removed' && isRemoved)
      return async (inside, actor, now) => (await restoreClient(inside, actor, id, now)) === 'done';
    if (kind === 'client.restored' && !isRemoved)
      return async (inside, actor, now) => (await removeClient(inside, actor, id, client.version, now)) === 'done';
    // By what stands before it: the numbers of places change with every other client that comes or goes.
    if (kind === 'client.moved' && isNamed({ beforeId, afterId }) && neighbours.get(id) === afterId)
      return async (inside, actor, now) => (await moveClientBehind(inside, actor, id, beforeId, now)) === 'done';
    return undefined;
  });
}

async function ofOffices({ officeOffices }: Repositories, events: readonly About[]) {
  const offices = new Map((await officeOffices.list()).map((office) => [office.id, office]));
  return events.map(({ kind, subject, before, after }): CounterChange | undefined => {
    const office = offices.get(subject.id);
    if (!office || !['office.changed', 'office.deleted', 'office.restored'].includes(kind) || !before || !after) return undefined;
    const [change, left] = [fromJson(ChangeOffice, before), fromJson(ChangeOffice, after)];
    // The picture that was there before may have been swept meanwhile.
    if (!change || !left || change.logo || !isAs(office, left)) return undefined;
    return async (inside, actor, now) => (await changeOffice(inside, actor, office.id, change, office.version, now)) === 'done';
  });
}

const isAs = (office: CompanyOffice, values: ChangeOffice): boolean =>
  Object.entries(values).every(([field, value]) => JSON.stringify(office[field as keyof ChangeOffice]) === JSON.stringify(value));

/** Events of releases before this one have names alone, which lead back to nobody for certain. */
const isNamed = ({ beforeId, afterId }: Pick<StoredEvent, 'beforeId' | 'afterId'>): boolean => beforeId !== null || afterId !== null;
