import { takeBackSeconds } from '#contract/office/mail';
import { readCompany } from '../company/company.ts';
import { type AnswerMail, answerMail } from '../mail/answer-mail.ts';
import type { MailContext } from '../settings.ts';
import type { NewAnswer } from '../store/cases/conversations.ts';
import { addressesJson, type Copied } from '../store/mails/copies.ts';
import { newId } from '../store/rows/identifiers.ts';
import type { Colleague, Work } from '../store/work.ts';

/** Returns the time from which on a mail that is written now can no longer be taken back. */
export const leavesAt = (now: Date): Date => new Date(now.getTime() + takeBackSeconds * 1000);

/**
 * Keeps an answer and puts its mail into the outbox, where it waits for some seconds in which it can be taken back, or until the time for which it
 * was put off. Returns the id of the mail.
 */
export async function writeAnswer(
  { repositories, actor, now }: Work<Colleague>,
  { texts, settings }: MailContext,
  about: Pick<NewAnswer, 'about' | 'aboutId' | 'version' | 'before'>,
  {
    cc = [],
    bcc = [],
    scheduledFor,
    ...written
  }: Omit<AnswerMail, 'id' | 'writer'> & Partial<Copied> & { scheduledFor?: Date | undefined },
): Promise<string> {
  const id = newId();
  const company = await readCompany(repositories, settings);
  const mail = {
    ...answerMail({ ...written, id, writer: actor.name }, texts, settings.origin, company),
    cc: addressesJson(cc),
    bcc: addressesJson(bcc),
    scheduledFor: scheduledFor?.toISOString() ?? null,
  };
  const [mailId = ''] = await repositories.outbox.add([mail], now, scheduledFor ?? leavesAt(now));
  const { subject, text } = written;
  const { messageId } = mail;
  const answer = { ...about, id, authorId: actor.id, at: now.toISOString(), subject, text, cc, bcc, mailId, messageId };
  await repositories.conversations.addAnswer(answer);
  return mailId;
}
