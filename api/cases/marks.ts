import type { Colleague, Work } from '../store/work.ts';
import { type Case, type CaseKind, caseRef } from './case-kind.ts';

/** Marks a case for the colleague who gets it, until they open it; whoever takes one has seen it. Inside the transaction that gives it. */
export async function markGiven(
  kind: Pick<CaseKind, 'name'>,
  { repositories: { marks }, actor, now }: Work<Colleague>,
  found: Pick<Case, 'id'>,
  accountId: string,
): Promise<void> {
  if (accountId === actor.id) await marks.remove(found.id, accountId);
  else await marks.put(caseRef(kind, found), accountId, { reason: 'given', byId: actor.id }, now);
}
