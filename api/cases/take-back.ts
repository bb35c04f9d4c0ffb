import type { Colleague, Work } from '../store/work.ts';
import { caseRef } from './case-kind.ts';
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
  // What a colleague has changed since stays, and so does everything when what it was before cannot be read.
  const before = found.version === answer.version ? kind.schemas.Before.safeParse(answer.before).data : undefined;
  const columns = before ?? kind.unanswered;
  await kind.store(repositories).change(found.id, columns);
  await kind.refresh(repositories, found.id, 'written', now);
  await repositories.caseFiles.takeBack(mailId);
  if (asDraft) {
    const { subject, text } = answer;
    const draft = { subject, text, cc: answer.cc.join(', '), bcc: answer.bcc.join(', '), ...kind.drafted?.(found, columns) };
    await conversations.saveDraft(caseRef(kind, found), actor.id, draft, now);
  }
  const { state } = kind.events;
  const moves = (await changesOf(kind, repositories, kind.values(found), columns)).filter((event) => event.kind === state);
  await record(kind, work, found, [{ kind: `${kind.name}.answer-taken-back`, before: answer.subject }, ...moves]);
  return 'taken-back';
}
