import type { Part } from '../store/cases/case-rows.ts';
import type { Work } from '../store/work.ts';
import { type Case, type CaseKind, caseRef } from './case-kind.ts';
import { caseKinds } from './case-kinds.ts';
import { record } from './record.ts';

/** All of these are called inside a transaction. */

export type MergeOutcome = 'merged' | 'unknown' | 'impossible';

/**
 * Makes a case a part of another one of the same person: all that was written stands there, what was sent in words as theirs.
 *
 * @param work its actor is null where the person has sent both, and nobody had to say so
 */
export async function mergeCases(kind: CaseKind, work: Work, sourceId: string, targetId: string): Promise<MergeOutcome> {
  const { repositories } = work;
  const [source, target] = await lockBoth(kind, work, sourceId, targetId);
  if (!source || !target || source.mergedInto !== null || target.mergedInto !== null) return 'unknown';
  const hasParts = (await kind.store(repositories).mergedInto(sourceId)).length > 0;
  if (sourceId === targetId || hasParts || !kind.merging.allows(source, target)) return 'impossible';
  await repositories.conversations.move(sourceId, targetId);
  await kind.merging.move?.(repositories, sourceId, targetId);
  const message = kind.message(source);
  if (message)
    await repositories.conversations.addReply(caseRef(kind, target), {
      at: message.at,
      messageId: null,
      inReplyTo: null,
      version: target.version + 1,
      subject: source.reference,
      text: message.text,
      byHand: (await kind.isLogged?.(repositories, source)) ?? false,
      attachments: [],
    });
  await kind.store(repositories).change(sourceId, { mergedInto: targetId, ...kind.merging.part(source) });
  await settle(kind, work, { source, target, event: 'merged' });
  return 'merged';
}

/** Takes a merge back: what stood in the case stands there again. Returns the id of the other one; undefined when it is no part of any. */
export async function separateCase(kind: CaseKind, work: Work, id: string): Promise<string | undefined> {
  const { repositories } = work;
  const targetId = (await kind.store(repositories).find(id))?.mergedInto;
  if (!targetId) return undefined;
  const [source, target] = await lockBoth(kind, work, id, targetId);
  if (source?.mergedInto !== targetId || !target) return undefined;
  await repositories.conversations.moveBack(id, targetId);
  await kind.merging.moveBack?.(repositories, id, targetId);
  if (kind.message(source)) await repositories.conversations.removeMergedMessage(targetId, source.reference);
  await kind.store(repositories).change(id, { mergedInto: null, ...kind.merging.alone(source) });
  await settle(kind, work, { source, target, event: 'separated' });
  return targetId;
}

type OneOfBoth = Case & Part;

interface Settled {
  source: Case;
  target: Case;
  event: 'merged' | 'separated';
}

/** Works out again what follows for both, and writes down what was done. */
async function settle(kind: CaseKind, work: Work, { source, target, event }: Settled): Promise<void> {
  const { repositories, now } = work;
  await kind.store(repositories).change(target.id, await kind.merging.whole(repositories, target));
  for (const { id } of [source, target]) await kind.refresh(repositories, id, 'written', now);
  await record(kind, work, target, [{ kind: `${kind.name}.${event}`, after: source.reference, afterId: source.id }]);
}

/**
 * Takes back the merges of cases that are about to be erased with cases that stay: what belongs to the one then stands there alone, and the other
 * does not become a part of nothing.
 */
export async function separateFromKept(work: Work, references: readonly string[]): Promise<void> {
  const erased = new Set(references);
  for (const kind of Object.values(caseKinds))
    for (const { id, reference, targetReference } of await kind.store(work.repositories).merges())
      if (erased.has(reference) !== erased.has(targetReference)) await separateCase(kind, work, id);
}

/** Always in the same order: two colleagues who merge the same two cause no deadlock. */
async function lockBoth(kind: CaseKind, { repositories }: Work, one: string, other: string): Promise<(OneOfBoth | undefined)[]> {
  const locked = new Map<string, OneOfBoth | undefined>();
  for (const id of one < other ? [one, other] : [other, one]) locked.set(id, await kind.store(repositories).find(id, { lock: true }));
  return [locked.get(one), locked.get(other)];
}
