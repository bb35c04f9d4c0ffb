import { brand } from '#brand';
import { addReply } from '../services/office/quote-work.ts';
import { referenceAlphabet } from '../store/identifiers.ts';
import type { Repositories, Store } from '../store/open-store.ts';
import type { IncomingMail } from './mailbox.ts';

/** Characters of a reply that are kept: whoever sends more has quoted everything that was written before. */
const maxText = 20_000;

/** PostgreSQL takes no NUL in a text. */
const clean = (text: string, max: number) => text.replaceAll('\0', '').slice(0, max);

const references = new RegExp(`(?<![A-Z0-9])[${referenceAlphabet}]{8}(?![A-Z0-9])`, 'g');

export type Received = 'attached' | 'unrelated' | 'seen';

/** Attaches a mail to the request that it answers, once. What a program has written answers nothing, and neither does the company itself. */
export async function receiveMail(store: Pick<Store, 'transaction'>, mail: IncomingMail, now: Date): Promise<Received> {
  return store.transaction(async (repositories) => {
    if (!(await repositories.seenMails.see(mail.messageId, now))) return 'seen';
    const isOwn = (await ownAddresses(repositories)).includes(mail.from);
    const quoteId = isOwn || mail.isAutomatic ? undefined : await quoteOf(repositories, mail);
    if (quoteId === undefined) return 'unrelated';
    const { messageId, references, at } = mail;
    const attached = await addReply(
      repositories,
      null,
      quoteId,
      {
        ...{ messageId, at: at.toISOString(), byHand: false, inReplyTo: references.at(-1) ?? null },
        subject: clean(mail.subject, 300),
        text: clean(mail.text, maxText),
        attachments: mail.attachments.map(({ name, size }) => ({ name: clean(name, 200), size })),
      },
      now,
    );
    return attached ? 'attached' : 'unrelated';
  });
}

/** The company's address as it is configured, and as it is now: both may still send. */
async function ownAddresses({ company }: Repositories): Promise<string[]> {
  const { email } = (await company.current()).values;
  return [brand.email.label, email ?? brand.email.label].map((address) => address.toLowerCase());
}

/** By what it answers, else by a reference in its subject, else by its sender. A request that was merged is the one that it has become a part of. */
async function quoteOf({ conversations, officeQuotes }: Repositories, mail: IncomingMail): Promise<string | undefined> {
  const answered = await conversations.quoteOfMessages(mail.references);
  if (answered !== undefined) return (await officeQuotes.find(answered))?.mergedInto ?? answered;
  for (const [reference] of mail.subject.toUpperCase().matchAll(references)) {
    const named = await officeQuotes.findByReference(reference);
    if (named) return (await officeQuotes.find(named.id))?.mergedInto ?? named.id;
  }
  return (await officeQuotes.fromAddress(mail.from))[0]?.id;
}
