import { brand } from '#brand';
import { mailLimits } from '#contract/office/mail';
import { addApplicationReply } from '../services/office/application-work.ts';
import { addReply } from '../services/office/quote-work.ts';
import { referenceAlphabet } from '../store/identifiers.ts';
import type { Repositories, Store } from '../store/open-store.ts';
import type { IncomingMail } from './mailbox.ts';

/** Characters of a message id or an e-mail address that are kept: no line of a mail is longer (RFC 5322, 2.1.1). */
const maxHeader = 998;

/** Message ids that a mail refers to that are looked up: the last ones, those of the end of the conversation. */
const maxReferences = 100;

/** PostgreSQL takes no NUL in a text. */
const clean = (text: string, max: number) => text.replaceAll('\0', '').slice(0, max);

/** Whoever writes to the mailbox chooses every byte of a mail. */
const cleaned = (mail: IncomingMail): IncomingMail => ({
  ...mail,
  references: mail.references
    .slice(-maxReferences)
    .map((messageId) => clean(messageId, maxHeader))
    .filter((messageId) => messageId !== ''),
  from: clean(mail.from, maxHeader),
  subject: clean(mail.subject, 300),
  // Whoever sends more has quoted everything that was written before.
  text: clean(mail.text, mailLimits.text),
  attachments: mail.attachments.map(({ name, size }) => ({ name: clean(name, 200), size })),
});

const references = new RegExp(`(?<![A-Z0-9])[${referenceAlphabet}]{8}(?![A-Z0-9])`, 'g');

export type Received = 'attached' | 'unrelated' | 'seen';

/** What a mail can belong to. */
type Subject = { kind: 'quote' | 'application'; id: string };

/** Attaches a mail to what it answers, once. What a program has written answers nothing, and neither does the company itself. */
export async function receiveMail(store: Pick<Store, 'transaction'>, received: IncomingMail, now: Date): Promise<Received> {
  const mail = cleaned(received);
  return store.transaction(async (repositories) => {
    if (!(await repositories.seenMails.see(mail.messageId, now))) return 'seen';
    const isOwn = (await ownEmails(repositories)).includes(mail.from);
    const subject = isOwn || mail.isAutomatic ? undefined : await subjectOf(repositories, mail);
    if (subject === undefined) return 'unrelated';
    const { messageId, references, at, subject: title, text, attachments } = mail;
    const reply = {
      ...{ messageId: clean(messageId, maxHeader), at: at.toISOString(), byHand: false, inReplyTo: references.at(-1) ?? null },
      ...{ subject: title, text, attachments },
    };
    const add = subject.kind === 'quote' ? addReply : addApplicationReply;
    return (await add(repositories, null, subject.id, reply, now)) ? 'attached' : 'unrelated';
  });
}

/** The company's address as it is configured, and as it is now: both may still send. */
async function ownEmails({ company }: Repositories): Promise<string[]> {
  const { email } = (await company.current()).values;
  return [brand.email.label, email ?? brand.email.label].map((address) => address.toLowerCase());
}

/**
 * By what it answers, else by a reference in its subject, else the newest from its sender. A request that was merged is the one that it has become a
 * part of.
 */
async function subjectOf(repositories: Repositories, mail: IncomingMail): Promise<Subject | undefined> {
  const { conversations, officeQuotes, applicationConversations, officeApplications } = repositories;
  const whole = async (id: string): Promise<Subject> => ({ kind: 'quote', id: (await officeQuotes.find(id))?.mergedInto ?? id });
  const quoteId = await conversations.quoteOfMessages(mail.references);
  if (quoteId !== undefined) return whole(quoteId);
  const applicationId = await applicationConversations.applicationOfMessages(mail.references);
  if (applicationId !== undefined) return { kind: 'application', id: applicationId };
  for (const [reference] of mail.subject.toUpperCase().matchAll(references)) {
    const quote = await officeQuotes.findByReference(reference);
    if (quote) return whole(quote.id);
    const application = await officeApplications.findByReference(reference);
    if (application) return { kind: 'application', id: application.id };
  }
  const [quote] = await officeQuotes.byEmail(mail.from);
  const [application] = await officeApplications.byEmail(mail.from);
  if (application && (!quote || application.receivedAt > quote.receivedAt)) return { kind: 'application', id: application.id };
  return quote && { kind: 'quote', id: quote.id };
}
