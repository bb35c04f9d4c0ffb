import { attachmentLimits } from '#contract/office/mails/attachments';
import { localeOfMail } from '#contract/text/locale-of-text';
import type { MailContext } from '../settings.ts';
import type { Copied } from '../store/mails/copies.ts';
import type { Colleague, Work } from '../store/work.ts';
import { type Case, type CaseAnswer, type CaseKind, caseRef } from './case-kind.ts';
import { changesOf } from './change-case.ts';
import { threadOf } from './mail-thread.ts';
import { authorOf, quotedReply } from './quoted-reply.ts';
import { record } from './record.ts';
import { replyToOf } from './reply-to.ts';
import { leavesAt, writeAnswer } from './write-answer.ts';

/** `files-gone`: a file that is to go with it is not attached any more; `files-too-large`: all of them together are. */
export type AnswerOutcome = 'answered' | 'unknown' | 'newer-message' | 'no-address' | 'impossible' | 'files-gone' | 'files-too-large';

interface CaseToAnswer {
  id: string;
  answer: CaseAnswer;
  /** Given for one of several mails that are written at once: the writer's own draft stays. */
  many?: {
    /** The time for which they are put off; undefined: they leave when they can no longer be taken back. */
    leaves: Date | undefined;
  };
}

/**
 * Writes to whoever has sent in a case; inside a transaction. With it the case gets what its kind makes of an answer, and what the writer has chosen
 * besides.
 */
export async function answerCase(
  kind: CaseKind,
  work: Work<Colleague>,
  context: MailContext,
  { id, answer, many }: CaseToAnswer,
): Promise<AnswerOutcome> {
  const { repositories, actor, now } = work;
  const { conversations } = repositories;
  const found = await kind.find(repositories, id, { lock: true });
  if (!found) return 'unknown';
  if (found.email === '') return 'no-address';
  if (!answer.anyway && (await conversations.newestMessage(id)) > answer.version) return 'newer-message';
  if (answer.state !== undefined && kind.following(found.state).length === 0) return 'impossible';
  if (!(await kind.allows(repositories, found, answer))) return 'impossible';

  const attached = (await repositories.caseFiles.ofDraft(id, actor.id)).filter((file) => answer.files?.includes(file.id));
  if (attached.length < (answer.files?.length ?? 0)) return 'files-gone';
  if (attached.reduce((sum, { size }) => sum + size, 0) > attachmentLimits.bytes) return 'files-too-large';

  const enclosed = await kind.enclosed?.(work, context, found, answer);
  const columns = {
    ...kind.answered(found, answer, { now, leavesAt: many?.leaves ?? leavesAt(now) }),
    ...enclosed?.columns,
    ...(answer.assignToMe && { assigneeId: actor.id }),
  };
  const before = {
    ...Object.fromEntries(Object.entries(found).filter(([column]) => column in kind.schemas.Before.shape)),
    made: columns,
    templateId: answer.templateId,
  };
  const mailId = await writeAnswer(
    work,
    context,
    { ...caseRef(kind, found), version: found.version + 1, before },
    {
      ...(await conversationOf(kind, work, found, answer)),
      ...copiesOf(answer),
      subject: answer.subject,
      text: answer.text,
      calendar: enclosed?.calendar ?? null,
      scheduledFor: many?.leaves,
    },
  );
  await repositories.caseFiles.send(
    attached.map((file) => file.id),
    mailId,
  );
  if (!many) await conversations.deleteDraft(id, actor.id);
  await kind.store(repositories).change(id, columns);
  await kind.refresh(repositories, id, 'written', now);
  await record(kind, work, found, [
    { kind: `${kind.name}.answered`, after: answer.subject, afterId: mailId },
    ...(await changesOf(kind, repositories, kind.values(found), columns)),
  ]);
  return 'answered';
}

/** Names who else gets it; nobody twice. */
function copiesOf({ cc = [], bcc = [] }: CaseAnswer): Copied {
  const open = new Set(cc.map((address) => address.toLowerCase()));
  return { cc, bcc: bcc.filter((address) => !open.has(address.toLowerCase())) };
}

/** Whom the mail goes to, what it quotes, and the mails that it continues. */
async function conversationOf(kind: CaseKind, { repositories }: Work, found: Case, { text, quotedId, ignoresReplyTo = false }: CaseAnswer) {
  const { reference, email } = found;
  const replies = await repositories.conversations.replies(found.id);
  const reply = quotedReply(replies, quotedId);
  const isLogged = !reply && (await kind.isLogged?.(repositories, found));
  return {
    reference,
    locale: localeOfMail(text, found.locale),
    recipient: (ignoresReplyTo ? null : replyToOf(replies)) ?? email,
    quoted: reply ? { at: reply.at, name: authorOf(reply, found.fullName), text: reply.text } : isLogged ? undefined : kind.message(found),
    thread: await threadOf(repositories, found, replies),
  };
}
