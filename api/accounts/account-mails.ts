import { brand } from '#brand';
import type { OfficeMailTexts } from '#contract/mail-texts';
import type { ApiDependencies } from '../dependencies.ts';
import { fillMailText } from '../mail/fill-mail-text.ts';
import { mailAsHtml } from '../mail/mail-as-html.ts';
import { mailAsText } from '../mail/mail-as-text.ts';
import type { MailBlock, MailContent } from '../mail/mail-content.ts';
import { readCompany } from '../services/company.ts';
import type { Account } from '../store/accounts.ts';
import type { Repositories } from '../store/open-store.ts';

/** What an account mail is about. `link` is a path of the site. */
export type AccountMail =
  | { kind: 'invitation'; link: string; inviter: string }
  | { kind: 'reset'; link: string }
  | { kind: 'newMethod'; method: keyof OfficeMailTexts['newMethod']['methods'] };

/** Puts a mail about an account into the outbox, in the person's language; inside the transaction that it tells of. */
export async function mailAccount(
  repositories: Repositories,
  { texts, settings }: Pick<ApiDependencies, 'texts' | 'settings'>,
  account: Account,
  mail: AccountMail,
  now: Date,
): Promise<void> {
  const { outbox, references } = repositories;
  const { locale } = account.preferences;
  const { name: company, email } = (await readCompany(repositories, settings)).brands[locale];
  const officeMails = texts[locale].officeMails;
  const fill = (text: string, values: Record<string, string> = {}) => fillMailText(text, { company, ...values }, locale);
  const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
  const { subject, ...body } = contentOf(mail);
  const content: MailContent = {
    locale,
    blocks: [
      paragraph(fill(officeMails.greeting, { name: account.name })),
      ...body.blocks,
      { kind: 'signature', name: company, url: settings.origin },
    ],
  };
  const reference = await references.issue();
  await outbox.add(
    [
      {
        reference,
        kind: 'account',
        messageId: `${reference.toLowerCase()}.account@${brand.email.label.split('@')[1]}`,
        recipient: account.email,
        replyTo: email.label,
        subject,
        body: mailAsText(content),
        html: mailAsHtml(content, subject),
      },
    ],
    now,
  );

  function contentOf(about: AccountMail): { subject: string; blocks: MailBlock[] } {
    if (about.kind === 'newMethod') {
      const { methods, ...text } = officeMails.newMethod;
      const intro = fill(text.intro, { method: methods[about.method] });
      return { subject: fill(text.subject), blocks: [paragraph(intro), paragraph(fill(text.notYou))] };
    }
    const text = officeMails[about.kind];
    const intro = fill(text.intro, about.kind === 'invitation' ? { inviter: about.inviter } : {});
    return {
      subject: fill(text.subject),
      blocks: [
        paragraph(intro),
        { kind: 'link', label: text.link, url: `${settings.origin}${about.link}` },
        paragraph(text.validity),
        paragraph(text.notExpected),
      ],
    };
  }
}
