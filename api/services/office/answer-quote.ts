import { takeBackSeconds } from '#contract/office/mail';
import { ChangeQuote, type NewAnswer } from '#contract/office/quotes';
import { answerMail } from '../../mail/answer-mail.ts';
import { newId } from '../../store/identifiers.ts';
import type { OfficeQuote } from '../../store/office-quotes.ts';
import type { Repositories } from '../../store/open-store.ts';
import { readCompany } from '../company.ts';
import { undoApplicationAnswer } from './answer-application.ts';
import { quoteSubject } from './change-quote.ts';
import { threadOf } from './mail-thread.ts';
import type { Colleague, OfficeContext } from './office-context.ts';
import { authorOf, quotedReply } from './quoted-reply.ts';

/** What an answer found, as it is kept with it. */
const BeforeAnswer = ChangeQuote.pick({ state: true, remindAt: true, assigneeId: true });

export type AnswerOutcome = 'answered' | 'unknown' | 'newer-message' | 'no-address';

/**
 * Writes an answer and puts its mail into the outbox, where it waits for some seconds in which it can be taken back; inside a transaction. The
 * request is then the writer's turn no longer, and whatever the writer has chosen besides.
 */
export async function answerQuote(
  repositories: Repositories,
  { texts, settings }: Pick<OfficeContext, 'texts' | 'settings'>,
  actor: Colleague,
  id: string,
  answer: NewAnswer,
  now: Date,
): Promise<AnswerOutcome> {
  const { officeQuotes, conversations, outbox, events, topics } = repositories;
  const quote = await officeQuotes.find(id, { lock: true });
  if (!quote || quote.mergedInto !== null) return 'unknown';
  if (quote.email === '') return 'no-address';
  if (!answer.anyway && (await conversations.newestMessage(id)) > answer.version) return 'newer-message';

  const answerId = newId();
  const mail = answerMail(
    { id: answerId, ...answer, ...(await conversationOf(repositories, quote, answer.quotedId)), writer: actor.name },
    texts,
    settings.origin,
    await readCompany(repositories, settings),
  );
  const [mailId = ''] = await outbox.add([mail], now, new Date(now.getTime() + takeBackSeconds * 1000));
  const state = answer.state ?? (quote.state === 'new' ? 'talk' : quote.state);
  const change = { state, remindAt: answer.remindAt, ...(answer.take && { assigneeId: actor.id }) };
  const before = { state: quote.state, remindAt: quote.remindAt, assigneeId: quote.assigneeId };
  const { subject, text } = answer;
  const { messageId } = mail;
  await conversations.addAnswer({
    ...{ id: answerId, about: 'quote', aboutId: id, authorId: actor.id, at: now.toISOString() },
    ...{ subject, text, mailId, messageId, version: quote.version + 1, before },
  });
  await conversations.deleteDraft(id, actor.id);
  await officeQuotes.change(id, change);
  await officeQuotes.refresh(id, now);
  const about = { actor, subject: quoteSubject(quote) };
  await events.add({ ...about, kind: 'quote.answered', after: subject }, now);
  if (state !== quote.state) await events.add({ ...about, kind: 'quote.state', before: quote.state, after: state }, now);
  if (answer.take && quote.assigneeId !== actor.id)
    await events.add({ ...about, kind: 'quote.assignee', after: actor.name, beforeId: quote.assigneeId, afterId: actor.id }, now);
  if (answer.remindAt !== quote.remindAt)
    await events.add({ ...about, kind: 'quote.reminder', before: quote.remindAt, after: answer.remindAt }, now);
  await topics.changed('quotes', 'mails');
  return 'answered';
}

/** Whom the answer goes to, what it quotes, and the mails that it continues. */
async function conversationOf(repositories: Repositories, quote: OfficeQuote, quotedId: string | undefined) {
  const replies = await repositories.conversations.replies(quote.id);
  const reply = quotedReply(replies, quotedId);
  return {
    reference: quote.reference,
    locale: quote.locale,
    recipient: quote.email,
    quoted: reply
      ? { at: reply.at, name: authorOf(reply, quote.fullName), text: reply.text }
      : { at: quote.receivedAt, name: quote.fullName, text: quote.message },
    thread: await threadOf(repositories, quote, replies),
  };
}

export type TakeBackOutcome = 'taken-back' | 'unknown' | 'gone';

/** Takes back a mail that has not gone yet: the request is what it was before, and the text is the writer's draft again. Inside a transaction. */
export async function takeBack(repositories: Repositories, actor: Colleague, mailId: string, now: Date): Promise<TakeBackOutcome> {
  const { officeQuotes, conversations, outbox, events, topics } = repositories;
  const answer = await conversations.answerOfMail(mailId);
  if (answer?.authorId !== actor.id) return 'unknown';
  if (!(await outbox.takeBack(mailId, now))) return 'gone';
  await topics.changed('mails');
  if (answer.about === 'review') {
    await topics.changed('reviews');
    return 'taken-back';
  }
  if (answer.about === 'application') return undoApplicationAnswer(repositories, actor, answer, now);
  const quote = await officeQuotes.find(answer.aboutId, { lock: true });
  if (!quote) return 'unknown';
  // What a colleague has changed since stays, and so does everything when what it was before cannot be read.
  const before = (quote.version === answer.version && BeforeAnswer.safeParse(answer.before).data) || {};
  await officeQuotes.change(quote.id, before);
  await officeQuotes.refresh(quote.id, now);
  await conversations.saveDraft(quote.id, actor.id, answer, now);
  await events.add({ actor, kind: 'quote.answer-taken-back', subject: quoteSubject(quote), before: answer.subject }, now);
  if (before.state !== undefined && before.state !== quote.state)
    await events.add({ actor, kind: 'quote.state', subject: quoteSubject(quote), before: quote.state, after: before.state }, now);
  await topics.changed('quotes');
  return 'taken-back';
}
