import type { MailContext } from '../settings.ts';
import type { Colleague, Work } from '../store/work.ts';
import { type Case, type CaseAnswer, type CaseKind, caseRef } from './case-kind.ts';
import { changesOf } from './change-case.ts';
import { threadOf } from './mail-thread.ts';
import { authorOf, quotedReply } from './quoted-reply.ts';
import { record } from './record.ts';
import { leavesAt, writeAnswer } from './write-answer.ts';

export type AnswerOutcome = 'answered' | 'unknown' | 'newer-message' | 'no-address' | 'impossible';

/**
 * Writes to whoever has sent in a case; inside a transaction. With it the case gets what its kind makes of an answer, and what the writer has chosen
 * besides.
 */
export async function answerCase(
  kind: CaseKind,
  work: Work<Colleague>,
  context: MailContext,
  { id, answer }: { id: string; answer: CaseAnswer },
): Promise<AnswerOutcome> {
  const { repositories, actor, now } = work;
  const { conversations } = repositories;
  const found = await kind.find(repositories, id, { lock: true });
  if (!found) return 'unknown';
  if (found.email === '') return 'no-address';
  if (!answer.anyway && (await conversations.newestMessage(id)) > answer.version) return 'newer-message';
  if (answer.state !== undefined && kind.following(found.state).length === 0) return 'impossible';

  const columns = {
    ...kind.answered(found, answer, { now, leavesAt: leavesAt(now) }),
    ...(answer.assignToMe && { assigneeId: actor.id }),
  };
  const before = Object.fromEntries(Object.entries(found).filter(([column]) => column in kind.schemas.Before.shape));
  await writeAnswer(
    work,
    context,
    { ...caseRef(kind, found), version: found.version + 1, before },
    { ...(await conversationOf(kind, work, found, answer.quotedId)), subject: answer.subject, text: answer.text },
  );
  await conversations.deleteDraft(id, actor.id);
  await kind.store(repositories).change(id, columns);
  await kind.refresh(repositories, id, 'written', now);
  await record(kind, work, found, [
    { kind: `${kind.name}.answered`, after: answer.subject },
    ...(await changesOf(kind, repositories, kind.values(found), columns)),
  ]);
  return 'answered';
}

/** Whom the mail goes to, what it quotes, and the mails that it continues. */
async function conversationOf(kind: CaseKind, { repositories }: Work, found: Case, quotedId: string | undefined) {
  const { reference, locale, email } = found;
  const replies = await repositories.conversations.replies(found.id);
  const reply = quotedReply(replies, quotedId);
  return {
    reference,
    locale,
    recipient: email,
    quoted: reply ? { at: reply.at, name: authorOf(reply, found.fullName), text: reply.text } : kind.message(found),
    thread: await threadOf(repositories, found, replies),
  };
}
