import type { NewEvent } from '../store/changes/events.ts';
import type { Work } from '../store/work.ts';
import { type Case, type CaseKind, caseSubject } from './case-kind.ts';

/** Writes down what happened to a case, and tells open screens. */
export async function record(
  { name, topic }: Pick<CaseKind, 'name' | 'topic'>,
  { repositories, actor, now }: Work,
  found: Pick<Case, 'id' | 'fullName' | 'reference'>,
  happened: readonly Omit<NewEvent, 'actor' | 'subject'>[],
): Promise<void> {
  for (const event of happened) await repositories.events.add({ actor, subject: caseSubject(name, found), ...event }, now);
  await repositories.topics.changed(topic);
}
