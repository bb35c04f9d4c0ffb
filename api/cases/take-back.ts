import { isDeepStrictEqual } from 'node:util';
import type { EventKind } from '#contract/office/history';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { Colleague, Work } from '../store/work.ts';
import { type Case, type CaseChange, type CaseKind, caseRef } from './case-kind.ts';
import { caseKinds } from './case-kinds.ts';
import { changesOf } from './change-case.ts';
import { record } from './record.ts';

export type TakeBackOutcome = 'taken-back' | 'unknown' | 'gone';

/**
 * Takes back a mail that has not gone yet: what it is about is as it was before. Inside a transaction.
 *
 * @param options.asDraft the text is the writer's draft again
 */
export async function takeBack(work: Work<Colleague>, mailId: string, { asDraft = true } = {}): Promise<TakeBackOutcome> {
  const { repositories, actor, now } = work;
  const { conversations, outbox, topics } = repositories;
  const answer = await conversations.answerOfMail(mailId);
  if (answer?.authorId !== actor.id) return 'unknown';
  if (!(await outbox.takeBack(mailId, now))) return 'gone';
  await topics.changed('mails');
  if (answer.about === 'review') return 'taken-back';
  const kind = caseKinds[answer.about];
  const found = await kind.find(repositories, answer.aboutId, { lock: true });
  if (!found) return 'unknown';
  const isNewest = (await conversations.answers(found.id)).every(
    ({ version, deliveryStatus }) => version <= answer.version || deliveryStatus.state === 'taken-back',
  );
  const columns = columnsBefore(kind, found, answer, isNewest);
  await kind.store(repositories).change(found.id, columns);
  await kind.refresh(repositories, found.id, 'written', now);
  await repositories.caseFiles.takeBack(mailId);
  if (asDraft) {
    const { subject, text } = answer;
    const { templateId } = Sent.catch({}).parse(answer.before);
    const draft = { subject, text, cc: answer.cc.join(', '), bcc: answer.bcc.join(', '), templateId, ...kind.drafted?.(found, columns) };
    await conversations.saveDraft(caseRef(kind, found), actor.id, draft, now);
  }
  const isMove = (event: EventKind) => kind.goTogether.some((column) => kind.events[column as keyof CaseChange] === event);
  const moves = (await changesOf(kind, repositories, kind.values(found), columns)).filter((event) => isMove(event.kind));
  await record(kind, work, found, [{ kind: `${kind.name}.answer-taken-back`, before: answer.subject }, ...moves]);
  return 'taken-back';
}

/**
 * Returns what the columns that a mail has changed were before it. What a colleague has changed since stays, with what goes with it; of what a later
 * mail stands on, only what the person was told is as it was. Nothing when what was kept cannot be read.
 */
function columnsBefore(
  { schemas, goTogether, told }: CaseKind,
  found: Case,
  { version, before }: { version: number; before: unknown },
  isNewest: boolean,
): CaseChange {
  const present: Readonly<Record<string, unknown>> = { ...found };
  const kept = schemas.Before.safeParse(before).data;
  // Mails that a release has stored which did not keep this.
  const made = Made.safeParse(before).data?.made ?? (found.version === version ? present : {});
  const isAsLeft = (column: string) => column in made && isDeepStrictEqual(made[column], present[column]);
  const columns = Object.entries(kept ?? {}).filter(
    ([column]) =>
      isAsLeft(column) &&
      (!goTogether.includes(column) || goTogether.every((one) => isAsLeft(one) || !(one in made))) &&
      (isNewest || told.includes(column)),
  );
  return Object.fromEntries(columns);
}

const Sent = z.object({ templateId: id.optional() });

const Made = z.object({ made: z.record(z.string(), z.unknown()) });
