import type { StoredEvent } from '../store/changes/events.ts';
import type { Repositories } from '../store/open-store.ts';
import type { Colleague } from '../store/work.ts';
import type { CaseChange, CaseKind } from './case-kind.ts';
import { changeCase, historyText } from './change-case.ts';

type About = StoredEvent & { subject: { id: string } };

/** Returns what takes these changes of cases back, as each of them is now; undefined for those that cannot be taken back. */
export async function counterChangesOfCases(kind: CaseKind, repositories: Repositories, events: readonly About[]) {
  const ids = [...new Set(events.map(({ subject }) => subject.id))];
  const cases = new Map((await kind.entries(repositories, ids)).map((one) => [one.id, one]));
  const active = new Set((await repositories.accounts.list()).filter(({ status }) => status === 'active').map(({ id }) => id));
  return events.map((event) => {
    const found = cases.get(event.subject.id);
    const change = found && counterChange(kind, kind.values(found), event, active);
    if (!change || kind.following(found.state).length === 0 || !kind.allows(found, change)) return undefined;
    return async (inside: Repositories, actor: Colleague, now: Date) =>
      (await changeCase(kind, { repositories: inside, actor, now }, found.id, change, found.version)) === 'changed';
  });
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
  const values = [before, before === 'true' || before === 'false' ? before === 'true' : Number(before ?? Number.NaN)];
  return values.flatMap((value) => schemas.Change.safeParse({ [field]: value }).data ?? [])[0];
}
