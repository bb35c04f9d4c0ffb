import { readCompany } from '../company/company.ts';
import type { MailContext } from '../settings.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { NewMail } from '../store/mails/stored-mail.ts';
import type { Repositories } from '../store/open-store.ts';
import { fillMailText } from './fill-mail-text.ts';
import type { MailBlock } from './mail-content.ts';
import { messageIdOf, renderMail } from './render-mail.ts';

/** Describes what stands between the greeting and the signature. */
export interface ColleagueMail {
  subject: string;
  blocks: MailBlock[];
}

/** A mail of the Office to one of its people, in their language; with a reference of its own, because it is about no submission. */
export async function colleagueMail(
  repositories: Pick<Repositories, 'references' | 'company'>,
  { texts, settings }: MailContext,
  { name, email, preferences: { locale } }: Pick<Account, 'name' | 'email' | 'preferences'>,
  { subject, blocks }: ColleagueMail,
): Promise<NewMail> {
  const { name: company, email: companyEmail } = (await readCompany(repositories, settings)).brands[locale];
  const greeting = fillMailText(texts[locale].officeMails.greeting, { company, name }, locale);
  const signature = { kind: 'signature', name: company, url: settings.origin } as const;
  const content = { locale, blocks: [{ kind: 'paragraph', text: greeting } as const, ...blocks, signature] };
  const reference = await repositories.references.issue();
  return {
    reference,
    kind: 'account',
    messageId: messageIdOf(reference, 'account'),
    recipient: email,
    replyTo: companyEmail.label,
    ...renderMail(subject, content),
  };
}
