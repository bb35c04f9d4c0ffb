import { isAllowed } from '#contract/office/permissions';
import type { NewEvent } from '../store/changes/events.ts';
import type { Repositories } from '../store/open-store.ts';
import type { Colleague, Work } from '../store/work.ts';
import type { Case, CaseChange, CaseKind, CaseState } from './case-kind.ts';
import { markGiven } from './marks.ts';
import { record } from './record.ts';

export type ChangeOutcome = 'changed' | 'unknown' | 'outdated' | 'impossible';

/** One case, as the person saw it. */
interface CaseToChange {
  id: string;
  /** The one that the change was made for; undefined where any will do. */
  version?: number | undefined;
  /** Goes back to where it was, to a state that may not follow otherwise. */
  isUndo?: boolean;
}

/** Changes a case and writes down what changed; inside a transaction. */
export async function changeCase(
  kind: CaseKind,
  work: Work<Colleague>,
  { id, version, isUndo = false }: CaseToChange,
  change: CaseChange,
): Promise<ChangeOutcome> {
  const { repositories, now } = work;
  const found = await kind.find(repositories, id, { lock: true });
  if (!found) return 'unknown';
  if (version !== undefined && found.version !== version) return 'outdated';
  if (!(isUndo || isNextState(kind, found.state, change.state))) return 'impossible';
  if (!(await isPossible(kind, repositories, found, change))) return 'impossible';
  const columns = kind.changed(found, change, { now, isUndo });
  // What follows from the change is told too: what nothing tells of, nobody can take back.
  const happened = await changesOf(kind, repositories, kind.values(found), { ...change, ...columns });
  if (happened.length === 0) return 'changed';
  await kind.store(repositories).change(id, columns);
  await kind.refresh(repositories, id, 'changed', now);
  if (change.assigneeId && !isUndo && change.assigneeId !== found.assigneeId) await markGiven(kind, work, found, change.assigneeId);
  await record(kind, work, found, happened);
  return 'changed';
}

/** Returns the ids of those that could be changed; the others stay as they are. */
export async function changeCases(
  kind: CaseKind,
  work: Work<Colleague>,
  { ids, versions, change }: { ids: readonly string[]; versions?: Record<string, number> | undefined; change: CaseChange },
): Promise<string[]> {
  const changed: string[] = [];
  // In one order everywhere: two colleagues who change the same cases cause no deadlock.
  for (const id of [...new Set(ids)].toSorted((one, other) => (one < other ? -1 : 1)))
    if ((await changeCase(kind, work, { id, version: versions?.[id] }, change)) === 'changed') changed.push(id);
  return changed;
}

/** Returns what the history says of the fields that differ, each as the text that it keeps. */
export async function changesOf(
  { events }: Pick<CaseKind, 'events'>,
  { accounts }: Repositories,
  before: CaseChange,
  after: CaseChange,
): Promise<Omit<NewEvent, 'actor' | 'subject'>[]> {
  const nameOf = async (id: unknown) => (typeof id === 'string' ? ((await accounts.find(id))?.name ?? null) : null);
  const happened: Omit<NewEvent, 'actor' | 'subject'>[] = [];
  for (const [field, event] of Object.entries(events)) {
    const [present, next] = [before, after].map((values) => values[field as keyof CaseChange]);
    if (next === undefined || historyText(next) === historyText(present)) continue;
    if (field === 'assigneeId')
      happened.push({ kind: event, before: await nameOf(present), after: await nameOf(next), beforeId: present, afterId: next });
    else happened.push({ kind: event, before: historyText(present), after: historyText(next) });
  }
  return happened;
}

/** A value of a field as the history keeps it. */
export function historyText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

async function isPossible(kind: CaseKind, repositories: Repositories, found: Case, change: CaseChange): Promise<boolean> {
  if (change.assigneeId) {
    const assignee = await repositories.accounts.find(change.assigneeId);
    if (assignee?.status !== 'active' || !isAllowed(assignee.roles, kind.permission)) return false;
  }
  return kind.allows(repositories, found, change);
}

const isNextState = (kind: CaseKind, state: CaseState, next: CaseState | undefined): boolean =>
  next === undefined || next === state || kind.following(state).includes(next);
