import { applicationStates, type NewApplicationMail } from '#contract/office/applications';
import { takeBackSeconds } from '#contract/office/mail';
import { id as idOfEntry, timestamp } from '#contract/schema';
import { z } from '#contract/zod';
import { answerMail } from '../../mail/answer-mail.ts';
import type { Answer } from '../../store/conversations.ts';
import { newId } from '../../store/identifiers.ts';
import type { ApplicationChange, OfficeApplication } from '../../store/office-applications.ts';
import type { Repositories } from '../../store/open-store.ts';
import { readCompany } from '../company.ts';
import type { AnswerOutcome, TakeBackOutcome } from './answer-quote.ts';
import { applicationSubject } from './application-subject.ts';
import { moveTo } from './change-application.ts';
import { threadOf } from './mail-thread.ts';
import type { Colleague, OfficeContext } from './office-context.ts';
import { authorOf, quotedReply } from './quoted-reply.ts';

/**
 * Writes to an applicant and puts the mail into the outbox, where it waits for some seconds in which it can be taken back; inside a transaction.
 * One that is written to somebody who is declined tells them so; any other takes that back.
 */
export async function answerApplication(
  repositories: Repositories,
  { texts, settings }: Pick<OfficeContext, 'texts' | 'settings'>,
  actor: Colleague,
  id: string,
  answer: NewApplicationMail,
  now: Date,
): Promise<Exclude<AnswerOutcome, 'no-address'> | 'impossible'> {
  const { officeApplications, applicationConversations, conversations, outbox, events, topics } = repositories;
  const application = await officeApplications.find(id, { lock: true });
  if (!application) return 'unknown';
  if (!answer.anyway && (await applicationConversations.newestMessage(id)) > answer.version) return 'newer-message';
  if (application.state === 'withdrawn' && answer.state !== undefined) return 'impossible';

  const answerId = newId();
  const conversation = await conversationOf(repositories, application, answer.quotedId);
  const mail = answerMail(
    {
      ...{ id: answerId, subject: answer.subject, text: answer.text, writer: actor.name },
      ...{ reference: application.reference, locale: application.locale, recipient: application.email, ...conversation },
    },
    texts,
    settings.origin,
    await readCompany(repositories, settings),
  );
  const leavesAt = new Date(now.getTime() + takeBackSeconds * 1000);
  const [mailId = ''] = await outbox.add([mail], now, leavesAt);
  const state = answer.state ?? application.state;
  const change: ApplicationChange = {
    ...moveTo(application, answer.state, now),
    // Nobody sees it on their page before the mail has left.
    toldAt: state === 'declined' ? leavesAt.toISOString() : null,
    wroteAt: null,
    ...(answer.interviewAt !== undefined && { interviewAt: answer.interviewAt }),
    ...(answer.take && { assigneeId: actor.id }),
  };
  const { since, stateBeforeDecline, toldAt, wroteAt, interviewAt, assigneeId } = application;
  const before = { state: application.state, since, stateBeforeDecline, toldAt, wroteAt, interviewAt, assigneeId };
  await conversations.addAnswer({
    ...{ id: answerId, about: 'application', aboutId: id, authorId: actor.id, at: now.toISOString(), before },
    ...{ subject: answer.subject, text: answer.text, mailId, messageId: mail.messageId, version: application.version + 1 },
  });
  await applicationConversations.deleteDraft(id, actor.id);
  await officeApplications.change(id, change);
  await officeApplications.refreshSearch(id);
  const about = { actor, subject: applicationSubject(application) };
  await events.add({ ...about, kind: 'application.answered', after: answer.subject }, now);
  if (state !== application.state) await events.add({ ...about, kind: 'application.state', before: application.state, after: state }, now);
  if (answer.take && assigneeId !== actor.id)
    await events.add({ ...about, kind: 'application.assignee', after: actor.name, beforeId: assigneeId, afterId: actor.id }, now);
  if (answer.interviewAt !== undefined && answer.interviewAt !== interviewAt)
    await events.add({ ...about, kind: 'application.interview', before: interviewAt, after: answer.interviewAt }, now);
  await topics.changed('applications', 'mails');
  return 'answered';
}

/** What the mail quotes, and the mails that it continues. The form itself had no words that could be quoted. */
async function conversationOf(repositories: Repositories, application: OfficeApplication, quotedId: string | undefined) {
  const replies = await repositories.applicationConversations.replies(application.id);
  const reply = quotedReply(replies, quotedId);
  return {
    quoted: reply && { at: reply.at, name: authorOf(reply, application.fullName), text: reply.text },
    thread: await threadOf(repositories, application, replies),
  };
}

/** What an answer found, as it is kept with it. */
const BeforeAnswer = z.object({
  state: z.enum(applicationStates),
  since: timestamp,
  stateBeforeDecline: z.enum(applicationStates).nullable(),
  toldAt: timestamp.nullable(),
  wroteAt: timestamp.nullable(),
  interviewAt: timestamp.nullable(),
  assigneeId: idOfEntry.nullable(),
});

/** After the mail of an answer was taken back: the application is what it was before, and the text the writer's draft again. */
export async function undoApplicationAnswer(
  repositories: Repositories,
  actor: Colleague,
  answer: Answer & { before: unknown },
  now: Date,
): Promise<TakeBackOutcome> {
  const { officeApplications, applicationConversations, events, topics } = repositories;
  const application = await officeApplications.find(answer.aboutId, { lock: true });
  if (!application) return 'unknown';
  const isUnchanged = application.version === answer.version;
  // What a colleague has changed since stays, or what it was before when that cannot be read; but nobody was told anything.
  const before: ApplicationChange = (isUnchanged && BeforeAnswer.safeParse(answer.before).data) || { toldAt: null };
  await officeApplications.change(application.id, before);
  await officeApplications.refreshSearch(application.id);
  await applicationConversations.saveDraft(application.id, actor.id, answer, now);
  const subject = applicationSubject(application);
  await events.add({ actor, kind: 'application.answer-taken-back', subject, before: answer.subject }, now);
  if (before.state !== undefined && before.state !== application.state)
    await events.add({ actor, kind: 'application.state', subject, before: application.state, after: before.state }, now);
  await topics.changed('applications');
  return 'taken-back';
}
