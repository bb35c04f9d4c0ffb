import type { Brands } from '#brand';
import type { FormName } from '#contract/forms/form-definition';
import type { Locale } from '#contract/locales';
import type { MailTexts } from '#contract/mail-texts';
import type { ApiTexts } from '../dependencies.ts';
import type { NewMail } from '../store/mails/stored-mail.ts';
import { confirmationContent } from './confirmation-mail.ts';
import { fillMailText } from './fill-mail-text.ts';
import { messageIdOf, renderMail } from './render-mail.ts';
import { staffContent, staffLocale, staffSubject } from './staff-mail.ts';

export interface MailSettings {
  /** Recipients of the notification about a submission, by its form. */
  staffEmails: Record<FormName, readonly string[]>;
  /** Public URL of the site, without a slash at its end. */
  origin: string;
}

/** The submission that mails are about. */
export interface MailSubject {
  form: FormName;
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  suspicious: boolean;
  /** The visitor's language: that of the confirmation. Staff read theirs. */
  locale: Locale;
  visitorName: string;
  /** Recipient of the confirmation, and of staff's reply. */
  visitorEmail: string;
  /** Stands in the subject that staff see; a long text is cut. */
  topic: string;
  /** The facts that staff read, in this order. */
  facts: [label: keyof MailTexts['staff']['labels'], value: string][];
  /** The page on which the visitor sees where it stands. */
  statusUrl?: string;
  /** The visitor's own long text. */
  message?: string;
  /** The path in the Office, behind the Office's own. */
  officePath: string;
}

/**
 * The mails of a submission: a notification for each recipient among staff, and the confirmation for the visitor.
 *
 * @param brands the company as it is now
 */
export function submissionMails(
  submission: MailSubject,
  texts: Record<Locale, ApiTexts>,
  settings: MailSettings,
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
        confirmationContent(submission, mails, origin, brands[locale]),
      ),
    },
  ];
}
