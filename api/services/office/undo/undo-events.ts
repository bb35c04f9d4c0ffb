import type { EventKind } from '#contract/office/history';
import { isAllowed } from '#contract/office/permissions';
import type { UndoneEvents } from '#contract/office/undo';
import { caseKinds } from '../../../cases/case-kinds.ts';
import { offerUndoing } from '../../../cases/offers/undo-offers.ts';
import { emailUndoing } from '../../../cases/quotes/change-email.ts';
import { caseUndoing } from '../../../cases/undo-cases.ts';
import { mergeUndoing } from '../../../cases/undo-merge.ts';
import { type About, type CounterChange, idsOf, type UndoContext, type Undoing } from '../../../cases/undoing.ts';
import type { NewEvent, StoredEvent } from '../../../store/changes/events.ts';
import type { Colleague, Work } from '../../../store/work.ts';
import { contactUndoing } from '../contacts/join-contacts.ts';
import { placeUndoing } from '../places.ts';
import { clientUndoing, memberUndoing, officeUndoing } from './undo-content.ts';
import { hoursUndoing } from './undo-hours.ts';
import { jobUndoing } from './undo-jobs.ts';
import { personUndoing } from './undo-people.ts';
import { pictureUndoing } from './undo-pictures.ts';
import { reviewUndoing } from './undo-reviews.ts';
import { serviceUndoing } from './undo-services.ts';
import { templateUndoing } from './undo-templates.ts';
import { textUndoing } from './undo-texts.ts';

const undoings: readonly Undoing[] = [
  ...Object.values(caseKinds).flatMap((kind) => [caseUndoing(kind), mergeUndoing(kind)]),
  ...[emailUndoing, offerUndoing, reviewUndoing, clientUndoing, officeUndoing, memberUndoing, hoursUndoing, jobUndoing, pictureUndoing],
  ...[contactUndoing, personUndoing, templateUndoing, textUndoing, serviceUndoing],
  ...[placeUndoing('client', 'content.publish'), placeUndoing('office', 'content.publish'), placeUndoing('review', 'reviews.decide')],
  placeUndoing('member', 'content.publish'),
];

const undoable: ReadonlySet<EventKind> = new Set(undoings.flatMap(({ kinds }) => kinds));

/** Events that keep what was there before as a text: without it, it was not right, and cannot be brought back. */
const needBefore: ReadonlySet<EventKind> = new Set(['client.changed', 'office.changed', 'job.published', 'job.changed']);

/** Whether what an event tells of can be taken back right after. */
export const canBeUndone = ({ kind, before }: NewEvent): boolean =>
  undoable.has(kind) && !(needBefore.has(kind) && (before ?? null) === null);

/** Events that refer to one of several things: others of the kind are about another of them. */
const isAboutEntry = (kind: EventKind): boolean =>
  kind.startsWith('contact.') || ['.merged', '.separated', '.note-', '.offer-', '.answered'].some((part) => kind.includes(part));

/**
 * By the id of its event: what takes it back, where the reader still can. It has to be as the event left it, and nobody else may have changed it in
 * this way since.
 */
export async function counterChangesOf(context: UndoContext, events: readonly StoredEvent[]): Promise<Map<string, CounterChange>> {
  const { repositories, reader } = context;
  const about = events.filter((event): event is About => event.subject !== null && undoable.has(event.kind));
  const newest = new Map<string, string>();
  for (const event of await repositories.events.newestByOthers(reader.id, idsOf(about))) {
    const key = keyOf(event.subjectId, event);
    if (event.id > (newest.get(key) ?? '')) newest.set(key, event.id);
  }
  const standing = about.filter((event) => (newest.get(keyOf(event.subject.id, event)) ?? '') <= event.id);
  const counters = new Map<string, CounterChange>();
  for (const { kinds, permission, counterChanges } of undoings) {
    const own = standing.filter(({ kind }) => kinds.includes(kind));
    if (own.length === 0 || !isAllowed(reader.roles, permission)) continue;
    for (const [index, counter] of (await counterChanges(context, own)).entries())
      if (counter) counters.set((own[index] as About).id, counter);
  }
  return counters;
}

const isAboutPerson = ({ subject }: StoredEvent): boolean => subject?.kind === 'person';

const isFirst = (event: StoredEvent, events: readonly StoredEvent[]): boolean =>
  events.find(({ subject }) => subject?.id === event.subject?.id) === event;

/** Equal for what was done in the same way to the same thing. */
const keyOf = (subjectId: string | null, { kind, afterId }: Pick<StoredEvent, 'kind' | 'afterId'>): string =>
  `${kind} ${subjectId} ${isAboutEntry(kind) ? afterId : ''}`;

/**
 * Takes back what events tell of, in the order in which it was done; inside an exclusive transaction. What cannot be taken back any more stays.
 * Returns the ids of the events that were undone, and by the id of each case the version that it has now.
 */
export async function undoEvents(context: UndoContext, work: Work<Colleague>, events: readonly StoredEvent[]): Promise<UndoneEvents> {
  const undone: string[] = [];
  // People first: what was theirs becomes theirs again only once they are back.
  // Two about one thing come one after the other: what takes back the second is found when the first is undone.
  for (const part of [events.filter(isAboutPerson), events.filter((event) => !isAboutPerson(event))])
    for (let rest = part; rest.length > 0; rest = rest.filter((event) => !isFirst(event, rest))) {
      const first = rest.filter((event) => isFirst(event, rest));
      const counters = await counterChangesOf(context, first);
      for (const { id } of first) if (await counters.get(id)?.(work)) undone.push(id);
    }
  const subjects = events.flatMap(({ subject }) => subject?.id ?? []);
  const cases = await Promise.all(Object.values(caseKinds).map((kind) => kind.entries(work.repositories, subjects)));
  return { undone, versions: Object.fromEntries(cases.flat().map(({ id, version }) => [id, version])) };
}
