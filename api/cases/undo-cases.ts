import type { EventKind } from '#contract/office/history';
import type { StoredEvent } from '../store/changes/events.ts';
import { uncheckedJson } from '../store/rows/columns.ts';
import type { Case, CaseChange, CaseKind } from './case-kind.ts';
import { changeCase, historyText } from './change-case.ts';
import { changeNote } from './notes.ts';
import { takeBack } from './take-back.ts';
import { type About, byId, type CounterChange, idsOf, type UndoContext, type Undoing } from './undoing.ts';

export function caseUndoing(kind: CaseKind): Undoing {
  const changes: readonly EventKind[] = Object.values(kind.events);
  const notes: readonly EventKind[] = [`${kind.name}.note-changed`, `${kind.name}.note-removed`, `${kind.name}.note-restored`];
  const answered: EventKind = `${kind.name}.answered`;
  return {
    kinds: [...changes, ...notes, answered],
    permission: kind.permission,
    async counterChanges(context, events) {
      const { repositories } = context;
      const cases = byId(await kind.entries(repositories, idsOf(events)));
      const active = new Set((await repositories.accounts.list()).filter(({ status }) => status === 'active').map(({ id }) => id));
      return Promise.all(
        events.map((event) => {
          const found = cases.get(event.subject.id);
          if (!found) return undefined;
          if (event.kind === answered) return ofAnswer(context, event);
          return notes.includes(event.kind) ? ofNote(kind, context, event) : ofChange(kind, context, found, { event, active });
        }),
      );
    },
  };
}

async function ofChange(
  kind: CaseKind,
  { repositories }: Pick<UndoContext, 'repositories'>,
  found: Case,
  { event, active }: { event: StoredEvent; active: ReadonlySet<string> },
): Promise<CounterChange | undefined> {
  const change = counterChange(kind, kind.values(found), event, active);
  if (!change || kind.following(found.state).length === 0) return undefined;
  if (!(await kind.allows(repositories, found, change))) return undefined;
  const { id, version } = found;
  return async (work) => (await changeCase(kind, work, { id, version, isUndo: true }, change)) === 'changed';
}

/**
 * Back to what was before; undefined when it is not as the event left it any more, and for what the contract does not know, a state of another
 * release say. People are found by id: events of earlier releases name them alone.
 */
function counterChange(
  { events, schemas }: CaseKind,
  present: CaseChange,
  { kind, before, after, beforeId, afterId }: StoredEvent,
  active: ReadonlySet<string>,
): CaseChange | undefined {
  const field = Object.entries(events).find(([, event]) => event === kind)?.[0];
  if (field === undefined) return undefined;
  if (field === 'assigneeId') {
    const isKnown = (beforeId !== null || afterId !== null) && (beforeId === null || active.has(beforeId));
    return isKnown && present.assigneeId === afterId ? { assigneeId: beforeId } : undefined;
  }
  if (historyText(present[field as keyof CaseChange]) !== after) return undefined;
  const values = [
    before,
    before === 'true' || before === 'false' ? before === 'true' : Number(before ?? Number.NaN),
    uncheckedJson(before ?? ''),
  ];
  return values.flatMap((value) => schemas.Change.safeParse({ [field]: value }).data ?? [])[0];
}

/** Takes back a mail of one's own that has not left yet; what it says stays on the timeline, and becomes no draft again. */
async function ofAnswer({ repositories, reader }: UndoContext, { afterId: mailId }: About): Promise<CounterChange | undefined> {
  const answer = mailId === null ? undefined : await repositories.conversations.answerOfMail(mailId);
  if (!answer || answer.authorId !== reader.id || answer.deliveryStatus.state !== 'held') return undefined;
  return async (work) => (await takeBack(work, answer.mailId, { asDraft: false })) === 'taken-back';
}

/** Takes back a change of one's own note, to which the event refers by its id. */
async function ofNote(kind: CaseKind, { repositories, reader }: UndoContext, event: About): Promise<CounterChange | undefined> {
  const { subject, before, after, afterId } = event;
  const note = afterId === null ? undefined : await repositories.conversations.note(subject.id, afterId);
  if (!note || note.authorId !== reader.id) return undefined;
  const which = { id: subject.id, noteId: note.id, version: note.version };
  const isText = event.kind === `${kind.name}.note-changed`;
  const isRemoved = note.removedAt !== null;
  if (isText ? before === null || note.text !== after : isRemoved !== (event.kind === `${kind.name}.note-removed`)) return undefined;
  const change = isText ? { text: before ?? '' } : { removed: !isRemoved };
  return async (work) => (await changeNote(kind, work, which, change)) === 'changed';
}
