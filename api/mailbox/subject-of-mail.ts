import { referenceAlphabet } from '../store/identifiers.ts';
import type { Repositories } from '../store/open-store.ts';
import type { IncomingMail } from './incoming-mail.ts';
import { sameAddress } from './own-addresses.ts';

/** What a mail can belong to. */
export interface MailSubject {
  kind: 'quote' | 'application';
  id: string;
}

const references = new RegExp(`(?<![A-Z0-9])[${referenceAlphabet}]{8}(?![A-Z0-9])`, 'g');

/** References that a mail may name which are looked up. */
const maxNamed = 20;

/** The references that a text may have. */
export const referencesIn = (text: string): string[] =>
  [...text.toUpperCase().matchAll(references)].slice(0, maxNamed).map(([reference]) => reference);

/**
 * By what it answers, else by a reference in its subject, else the newest from its sender. A request that was merged is the one that it has become a
 * part of.
 */
export async function subjectOf(
  repositories: Repositories,
  { references: answered, subject, sender }: Pick<IncomingMail, 'references' | 'subject' | 'sender'>,
): Promise<MailSubject | undefined> {
  const { conversations, officeQuotes, applicationConversations, officeApplications } = repositories;
  const whole = async (id: string): Promise<MailSubject> => ({ kind: 'quote', id: (await officeQuotes.find(id))?.mergedInto ?? id });
  const quoteId = await conversations.quoteOfMessages(answered);
  if (quoteId !== undefined) return whole(quoteId);
  const applicationId = await applicationConversations.applicationOfMessages(answered);
  if (applicationId !== undefined) return { kind: 'application', id: applicationId };
  for (const reference of referencesIn(subject)) {
    const quote = await officeQuotes.findByReference(reference);
    if (quote) return whole(quote.id);
    const application = await officeApplications.findByReference(reference);
    if (application) return { kind: 'application', id: application.id };
  }
  const [quote] = await officeQuotes.byEmail(sender.email);
  const [application] = await officeApplications.byEmail(sender.email);
  if (application && (!quote || application.receivedAt > quote.receivedAt)) return { kind: 'application', id: application.id };
  return quote && { kind: 'quote', id: quote.id };
}

/** Whether an address is known as that of whom something is about: theirs, that of a request that was merged into it, one that a mail about it went to. */
export async function isTheirAddress(
  { officeQuotes, officeApplications, outbox }: Repositories,
  { kind, id }: MailSubject,
  email: string,
): Promise<boolean> {
  const whole = kind === 'quote' ? await officeQuotes.find(id) : await officeApplications.find(id);
  if (!whole) return false;
  const known = [whole, ...(kind === 'quote' ? await officeQuotes.mergedInto(id) : [])].map((one) => one.email);
  const written = (await outbox.about(whole.reference)).filter((mail) => mail.kind === 'answer' || mail.kind === 'confirmation');
  return [...known, ...written.map(({ recipient }) => recipient)].some((address) => sameAddress(address) === sameAddress(email));
}
