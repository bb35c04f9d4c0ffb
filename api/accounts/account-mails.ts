import type { OfficeMailTexts } from '#contract/mail-texts';
import { readCompany } from '../company/company.ts';
import { type ColleagueMail, colleagueMail } from '../mail/colleague-mail.ts';
import { fillMailText } from '../mail/fill-mail-text.ts';
import type { MailBlock } from '../mail/mail-content.ts';
import type { MailContext } from '../settings.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Work } from '../store/work.ts';

/** Describes what an account mail is about. `link` is a path of the site. */
export type AccountMail =
  | { kind: 'invitation'; link: string; inviter: string }
  | { kind: 'reset'; link: string }
  | { kind: 'startAnew'; link: string; owner: string }
  | { kind: 'startedAnew'; person: string }
  | { kind: 'newEmail'; link: string; owner: string }
  | { kind: 'emailAsked'; email: string; owner: string }
  | { kind: 'emailChanged'; email: string }
  | { kind: 'newMethod'; method: keyof OfficeMailTexts['newMethod']['methods'] };

/** Puts a mail about an account into the outbox, in the person's language; inside the transaction that it tells of. */
export async function mailAccount({ repositories, now }: Work, context: MailContext, account: Account, mail: AccountMail): Promise<void> {
  const { name } = (await readCompany(repositories, context.settings)).brands[account.preferences.locale];
  await repositories.outbox.add([await colleagueMail(repositories, context, account, contentOf(mail, context, account, name))], now);
}

function contentOf(
  mail: AccountMail,
  { texts, settings }: MailContext,
  { preferences: { locale } }: Account,
  company: string,
): ColleagueMail {
  const { officeMails } = texts[locale];
  const fill = (text: string, values: Record<string, string> = {}) => fillMailText(text, { company, ...values }, locale);
  const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
  if (mail.kind === 'newMethod') {
    const { methods, ...text } = officeMails.newMethod;
    return {
      subject: fill(text.subject),
      blocks: [paragraph(fill(text.intro, { method: methods[mail.method] })), paragraph(fill(text.notYou))],
    };
  }
  if (mail.kind === 'startedAnew') {
    const text = officeMails.startedAnew;
    const { person } = mail;
    return {
      subject: fill(text.subject, { person }),
      blocks: [paragraph(fill(text.intro, { person })), paragraph(text.signedOut), paragraph(text.notYou)],
    };
  }
  if (mail.kind === 'emailAsked' || mail.kind === 'emailChanged') {
    const text = officeMails[mail.kind];
    return { subject: fill(text.subject), blocks: [paragraph(fill(text.intro, namesIn(mail))), paragraph(text.notYou)] };
  }
  const text = officeMails[mail.kind];
  return {
    subject: fill(text.subject),
    blocks: [
      paragraph(fill(text.intro, namesIn(mail))),
      { kind: 'link', label: text.link, url: `${settings.origin}${mail.link}` },
      paragraph(text.validity),
      paragraph(fill(text.notExpected, namesIn(mail))),
    ],
  };
}

function namesIn(mail: AccountMail): Record<string, string> {
  if (mail.kind === 'invitation') return { inviter: mail.inviter };
  return { ...('owner' in mail && { owner: mail.owner }), ...('email' in mail && { email: mail.email }) };
}
