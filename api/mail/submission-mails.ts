import type { Brands } from '#brand';
import type { Locale } from '#contract/locales';
import type { ApiSettings, ApiTexts } from '../settings.ts';
import type { NewMail } from '../store/mails/stored-mail.ts';
import { confirmationContent } from './confirmation-mail.ts';
import { fillMailText } from './fill-mail-text.ts';
import type { MailSubject } from './mail-subject.ts';
import { messageIdOf, renderMail } from './render-mail.ts';
import { staffContent, staffLocale, staffSubject } from './staff-mail.ts';

/**
 * The mails of a submission: a notification for each recipient among staff, and the confirmation for the visitor.
 *
 * @param brands the company as it is now
 */
export function submissionMails(
  submission: MailSubject,
  texts: Record<Locale, ApiTexts>,
  settings: Pick<ApiSettings, 'staffEmails' | 'origin'>,
  brands: Brands,
): NewMail[] {
  const { form, reference, locale, visitorEmail } = submission;
  const { staffEmails, origin } = settings;
  const { mails } = texts[locale];
  const notification = {
    reference,
    kind: 'staff' as const,
    replyTo: visitorEmail,
    ...renderMail(staffSubject(submission, texts[staffLocale]), staffContent(submission, texts[staffLocale], brands[staffLocale], origin)),
  };
  return [
    // One mail each: a recipient whom the server rejects is tried again, and the others do not get it twice.
    ...staffEmails[form].map((recipient, index) => ({
      ...notification,
      messageId: messageIdOf(reference, index === 0 ? 'staff' : `staff-${index + 1}`),
      recipient,
    })),
    {
      reference,
      kind: 'confirmation',
      messageId: messageIdOf(reference, 'confirmation'),
      recipient: visitorEmail,
      replyTo: brands[locale].email.label,
      ...renderMail(
        fillMailText(mails.forms[form].confirmationSubject, { reference }, locale),
        confirmationContent(submission, texts[locale], origin, brands[locale]),
      ),
    },
  ];
}
