import { createHash } from 'node:crypto';
import { emailProblem } from '#contract/fields';
import { isReply, type MessageOrigin } from '#contract/office/conversation';
import { keptMailLimits } from '#contract/office/mail';
import { cleanEmail } from '#contract/text/clean-text';
import { cutText } from '#contract/text/cut-text';
import { addReply } from '../cases/add-reply.ts';
import { type CaseKind, caseRef } from '../cases/case-kind.ts';
import type { Delivery } from '../outbox/deliver.ts';
import type { NewReply } from '../store/cases/messages.ts';
import type { Repositories, Store } from '../store/open-store.ts';
import { inTransaction, type Work } from '../store/work.ts';
import type { IncomingMail, KeptFile } from './incoming-mail.ts';
import type { FilePart } from './mail-parts.ts';
import { ownAddresses, sameAddress } from './own-addresses.ts';
import { recordBounce } from './record-bounce.ts';
import { isTheirAddress, type MailSubject, subjectOf } from './subject-of-mail.ts';

/** Characters of a message id or an e-mail address that are kept: no line of a mail is longer (RFC 5322, 2.1.1). */
const maxHeader = 998;

/** PostgreSQL takes no NUL in a text, and no half of a character. */
const clean = (text: string, max: number) => cutText(text.replaceAll('\0', ''), max).toWellFormed();

/** Whoever writes to the mailbox chooses every byte of a mail. */
const cleaned = (mail: IncomingMail): IncomingMail => ({
  ...mail,
  messageId: clean(mail.messageId, maxHeader),
  references: mail.references.map((messageId) => clean(messageId, maxHeader)).filter((messageId) => messageId !== ''),
  sender: { name: clean(mail.sender.name, 200), email: clean(mail.sender.email, maxHeader) },
  replyTo: clean(mail.replyTo ?? '', maxHeader),
  subject: clean(mail.subject, keptMailLimits.subject),
  text: clean(mail.text, keptMailLimits.text),
  reason: clean(mail.reason, keptMailLimits.text),
  attachments: mail.attachments.map((file) => ({ ...file, name: clean(file.name, 200) })),
});

export interface ReceiveContext {
  store: Pick<Store, 'transaction'>;
  /** Addresses of the company that are configured. */
  configuredAddresses: readonly string[];
  notifyOfFailure: Delivery['notifyOfFailure'];
  /** Tells whoever has the case that somebody has answered in it; without it nobody is told. */
  notifyOfReply?: (work: Work, kind: CaseKind, id: string) => Promise<void>;
}

/** Finds what a mail will be attached to, before it is: what comes with it is fetched for that alone. Undefined too for one that has been seen. */
export async function caseOfMail(repositories: Repositories, received: IncomingMail): Promise<MailSubject | undefined> {
  const mail = cleaned(received);
  const { seenMails, outbox } = repositories;
  const known = [contentOf(mail), ...(mail.messageId === '' ? [] : [mail.messageId])];
  if ((await seenMails.unseen(known)).length < known.length) return undefined;
  if (mail.messageId !== '' && (await outbox.byMessageIds([mail.messageId])).length > 0) return undefined;
  return subjectOf(repositories, mail);
}

export type Received = 'attached' | 'unrelated' | 'seen';

/**
 * Attaches a mail to what it answers, once. What customers and others write are replies; what colleagues, programs and mail servers write stands
 * beside them, and nothing follows from it for whose turn it is.
 */
export async function receiveMail(
  { store, configuredAddresses, notifyOfFailure, notifyOfReply }: ReceiveContext,
  received: IncomingMail,
  now: Date,
  kept: readonly KeptFile[] = [],
): Promise<Received> {
  const mail = cleaned(received);
  // A bounce is told of as the outbox tells of what was refused.
  return inTransaction(store, { actor: null, exclusive: mail.nature === 'bounce', now }, async (work) => {
    const { repositories } = work;
    const { seenMails, outbox } = repositories;
    // By its message id alone, an earlier release has seen it.
    if (mail.messageId !== '' && (await seenMails.unseen([mail.messageId])).length === 0) return 'seen';
    if (!(await seenMails.see(contentOf(mail), now))) return 'seen';
    // A copy of what we have sent stands in the timeline already.
    if (mail.messageId !== '' && (await outbox.byMessageIds([mail.messageId])).length > 0) return 'unrelated';
    if (mail.nature === 'bounce') await recordBounce(work, mail, notifyOfFailure);
    const subject = await subjectOf(repositories, mail);
    if (subject === undefined) return 'unrelated';
    const origin = await originOf(repositories, mail, subject, configuredAddresses);
    const message: Omit<NewReply, 'version'> = {
      messageId: mail.messageId || null,
      at: mail.at.toISOString(),
      byHand: false,
      inReplyTo: mail.references.at(-1) ?? null,
      subject: mail.subject,
      text: mail.text,
      attachments: mail.attachments.map(({ name, size, part }) => shownFile(kept, { name, size, part })),
      origin,
      sender: mail.sender,
      replyTo: await replyToOf(repositories, mail, configuredAddresses),
      marks: mail.marks,
    };
    if (!(await addReply(subject.kind, work, subject.id, message))) return 'unrelated';
    const ref = caseRef(subject.kind, subject);
    if (isReply(origin)) await notifyOfReply?.(work, subject.kind, subject.id);
    for (const { id, key, name, size } of kept) await repositories.caseFiles.add(ref, { id, key, name, size }, now);
    return 'attached';
  });
}

/** Returns what identifies a mail: message ids are given twice, or not at all, and one mail comes twice to a mailbox with two names. */
const contentOf = ({ messageId, sender, subject, text, attachments }: IncomingMail): string =>
  createHash('sha256')
    .update(JSON.stringify([messageId, sender.email, subject, text, attachments.map(({ name, size }) => ({ name, size }))]))
    .digest('hex');

/** A file as its message names it: as it is kept, or as the mail has it. */
function shownFile(
  kept: readonly KeptFile[],
  { name, size, part }: Pick<FilePart, 'name' | 'size' | 'part'>,
): NewReply['attachments'][number] {
  const file = kept.find((one) => one.part === part);
  return file ? { name: file.name, size: file.size, fileId: file.id } : { name, size };
}

/** The address at which a mail wants its answer, where that is another one than its sender's; never one of the company, which would write to itself. */
async function replyToOf(
  repositories: Repositories,
  { replyTo = '', sender }: IncomingMail,
  configured: readonly string[],
): Promise<string | null> {
  const address = cleanEmail(replyTo);
  if (address === '' || emailProblem(address) || sameAddress(address) === sameAddress(sender.email)) return null;
  return (await ownAddresses(repositories, configured)).has(sameAddress(address)) ? null : address;
}

async function originOf(
  repositories: Repositories,
  { nature, sender }: IncomingMail,
  subject: MailSubject,
  configured: readonly string[],
): Promise<MessageOrigin> {
  if (nature !== 'written') return nature;
  // Whoever tries the form with an address of the company is the customer there.
  if (await isTheirAddress(repositories, subject, sender.email)) return 'customer';
  return (await ownAddresses(repositories, configured)).has(sameAddress(sender.email)) ? 'colleague' : 'other';
}
