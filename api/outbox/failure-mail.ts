import { officePath } from '#contract/office/paths';
import { readCompany } from '../company/company.ts';
import { fillMailText } from '../mail/fill-mail-text.ts';
import { messageIdOf, renderMail } from '../mail/render-mail.ts';
import { staffLocale } from '../mail/staff-mail.ts';
import type { MailContext } from '../settings.ts';
import type { StoredMail } from '../store/mails/stored-mail.ts';
import type { Work } from '../store/work.ts';

const kindOfNotice = 'failure' as const;

/**
 * Notifies the addresses of `toldFailedMails` that a mail has not arrived; inside the transaction that records it. Who it was for and what the server
 * said is read in the Office: both are personal data. Nothing is said of such a notice that fails itself, nor of a mail about
 * new jobs, whose address a visitor may have mistyped; and an address that has one on its way
 * gets no second: a mail server that is away fails all mails at once.
 */
export async function notifyOfFailure(
  { repositories, now }: Work,
  { texts, settings }: MailContext,
  { kind, reference: about }: Pick<StoredMail, 'kind' | 'reference'>,
): Promise<void> {
  if (kind === kindOfNotice || kind === 'alert') return;
  const { failureEmails, brands } = await readCompany(repositories, settings);
  const { failure } = texts[staffLocale].officeMails;
  for (const recipient of failureEmails) {
    if (await repositories.outbox.isUnderWay(kindOfNotice, recipient)) continue;
    const reference = await repositories.references.issue();
    const subject = fillMailText(failure.subject, { reference: about }, staffLocale);
    const content = {
      locale: staffLocale,
      blocks: [
        { kind: 'paragraph', text: fillMailText(failure.intro, { reference: about }, staffLocale) } as const,
        { kind: 'link', label: failure.link, url: `${settings.origin}${officePath}/undelivered` } as const,
        { kind: 'paragraph', text: failure.why } as const,
      ],
    };
    const mail = {
      reference,
      kind: kindOfNotice,
      messageId: messageIdOf(reference, kindOfNotice),
      recipient,
      replyTo: brands[staffLocale].email.label,
      ...renderMail(subject, content),
    };
    await repositories.outbox.add([mail], now);
  }
}
