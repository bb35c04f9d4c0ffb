import { localizedPath } from '#contract/locales';
import { jobAlertLeaving, pageUrl } from '#contract/urls';
import { signedLinks } from '../../cases/signed-link.ts';
import { readCompany } from '../../company/company.ts';
import type { MailBlock } from '../../mail/mail-content.ts';
import { messageIdOf, renderMail } from '../../mail/render-mail.ts';
import type { MailContext } from '../../settings.ts';
import type { JobAlert } from '../../store/jobs/job-alerts.ts';
import type { Work } from '../../store/work.ts';

/** The tokens with which people leave. They are stored nowhere, so that each mail can have the same one. */
export const leavingLinks = signedLinks(({ secrets }) => secrets.getOrCreate('job-alert-links'));

export interface JobAlertMail {
  subject: string;
  blocks: MailBlock[];
  /** Whether it says how its recipient leaves: who has not confirmed is in no list. */
  canLeave: boolean;
}

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });

/** Puts a mail to somebody who wants to hear of new jobs into the outbox, in their language; inside a transaction. */
export async function mailJobAlert(
  { repositories, now }: Work,
  { texts, settings }: MailContext,
  { id, email, locale }: JobAlert,
  { subject, blocks, canLeave }: JobAlertMail,
): Promise<void> {
  const { confirmation, jobAlerts } = texts[locale].mails;
  const { name, email: companyEmail } = (await readCompany(repositories, settings)).brands[locale];
  const leavingUrl = canLeave ? settings.origin + localizedPath(jobAlertLeaving(await leavingLinks.token(repositories, id)), locale) : null;
  const reference = await repositories.references.issue();
  const content = {
    locale,
    blocks: [
      paragraph(confirmation.greetingWithoutName),
      ...blocks,
      { kind: 'signature' as const, name, url: `${settings.origin}${pageUrl('home', locale).replace(/\/$/, '')}` },
      ...(leavingUrl === null ? [] : [paragraph(jobAlerts.why), { kind: 'footnote' as const, label: jobAlerts.leave, url: leavingUrl }]),
    ],
  };
  const mail = {
    reference,
    kind: 'alert' as const,
    messageId: messageIdOf(reference, 'alert'),
    recipient: email,
    replyTo: companyEmail.label,
    leavingUrl,
    ...renderMail(subject, content),
  };
  await repositories.outbox.add([mail], now);
}
