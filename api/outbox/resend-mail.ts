import type { UndeliveredMail } from '#contract/office/mails/undelivered-mail';
import { recordEvent, type Work } from '../store/work.ts';
import { describeMail } from './mail-subjects.ts';

/**
 * Sends an undelivered mail again with a new set of attempts, to another recipient if one is given, and records it. Inside a transaction. False
 * when it is not undelivered any more.
 */
export async function resendMail(work: Work, mail: UndeliveredMail, recipient?: string): Promise<boolean> {
  const { id, about, recipient: before } = mail;
  if (!(await work.repositories.outbox.resend(id, recipient, work.now))) return false;
  const subject = about ?? { kind: 'mail' as const, id, name: '' };
  await recordEvent(work, { kind: 'mail.resent', subject, ...(about && { before, after: recipient ?? before }) });
  return true;
}

/** Notes that an answer that may have been sent was. Inside a transaction. False when that is not open any more. */
export async function noteArrival(work: Work, mail: UndeliveredMail): Promise<boolean> {
  const { id, about } = mail;
  if (!(await work.repositories.outbox.markArrived(id, work.now))) return false;
  await recordEvent(work, { kind: 'mail.arrived', subject: about ?? { kind: 'mail', id, name: '' } });
  return true;
}

/**
 * Sends dead-lettered mails again: one by its id, those of a submission by its reference, or all of them. Inside a transaction. Returns their
 * number.
 */
export async function requeueMails(work: Work, idOrReference?: string): Promise<number> {
  let requeued = 0;
  for (const mail of await work.repositories.outbox.deadLettered(idOrReference))
    if (await resendMail(work, await describeMail(work.repositories, mail))) requeued += 1;
  return requeued;
}
