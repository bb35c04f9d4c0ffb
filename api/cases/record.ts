import type { NewEvent } from '../store/changes/events.ts';
import { recordEvent, type Work } from '../store/work.ts';
import { type Case, type CaseKind, caseSubject } from './case-kind.ts';

/** Writes down what happened to a case. */
export async function record(
  { name }: Pick<CaseKind, 'name'>,
  work: Work,
  found: Pick<Case, 'id' | 'fullName' | 'reference'>,
  happened: readonly Omit<NewEvent, 'actor' | 'subject'>[],
): Promise<void> {
  for (const event of happened) await recordEvent(work, { subject: caseSubject(name, found), ...event });
}
