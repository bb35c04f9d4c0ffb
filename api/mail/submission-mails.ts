import { brand } from '#brand';
import { fillPlaceholders } from '#contract/fill-placeholders';
import type { FormName } from '#contract/forms/form-definition';
import type { MailTexts } from '#contract/mail-texts';
import type { NewMail } from '../store/outbox.ts';

export interface MailSettings {
  /** Recipient of the notification about a submission. */
  staffEmail: string;
  /** Public URL of the site, without a slash at its end. */
  origin: string;
}

/** The submission that a pair of mails is about. */
export interface MailSubject {
  form: FormName;
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  suspicious: boolean;
  /** Recipient of the confirmation, and of staff's reply. */
  visitorEmail: string;
  /** The facts that staff read, in this order. */
  facts: [label: keyof MailTexts['staff']['labels'], value: string][];
  /** The visitor's own long text. */
  message?: string;
  /** Commands with which staff read and process it. */
  commands: string[];
}

/** The two mails of a submission: one notifies staff, one confirms the receipt to the visitor. */
export function submissionMails(subject: MailSubject, texts: MailTexts, { staffEmail, origin }: MailSettings): NewMail[] {
  const { form, reference, visitorEmail } = subject;
  const { staffSubject, confirmationSubject } = texts.forms[form];
  return [
    {
      reference,
      kind: 'staff',
      messageId: messageId(reference, 'staff'),
      recipient: staffEmail,
      replyTo: visitorEmail,
      subject: fillPlaceholders(staffSubject, { reference }),
      body: staffText(subject, texts),
    },
    {
      reference,
      kind: 'confirmation',
      messageId: messageId(reference, 'confirmation'),
      recipient: visitorEmail,
      replyTo: brand.email.label,
      subject: fillPlaceholders(confirmationSubject, { reference }),
      body: confirmationText(subject, texts, origin),
    },
  ];
}

function messageId(reference: string, kind: NewMail['kind']): string {
  return `${reference.toLowerCase()}.${kind}@${brand.email.label.split('@')[1]}`;
}

function staffText({ form, reference, receivedAt, suspicious, facts, message, commands }: MailSubject, texts: MailTexts): string {
  const { staff, forms, locale } = texts;
  const received = fillPlaceholders(staff.received, { time: officeTime(receivedAt, locale) });
  const rows: typeof facts = [['reference', reference], ['received', received], ...facts];
  const width = Math.max(...rows.map(([label]) => staff.labels[label].length));
  return paragraphs(
    forms[form].staffIntro,
    suspicious && staff.suspicious,
    rows.map(([label, value]) => `${staff.labels[label].padEnd(width)}  ${value}`).join('\n'),
    message && `${staff.message}\n\n${message}`,
    `${staff.commands}\n\n${commands.map((command) => `  ${command}`).join('\n')}`,
    staff.reply,
  );
}

/** Contains nothing that the visitor typed: anyone can enter anyone's e-mail address, and this must not become a way to send them texts. */
function confirmationText({ form, reference }: MailSubject, { confirmation, forms }: MailTexts, origin: string): string {
  const { confirmationIntro, nextSteps } = forms[form];
  const openingHours = fillPlaceholders(confirmation.openingHours, { hours: brand.hours.label });
  return paragraphs(
    confirmation.greeting,
    fillPlaceholders(confirmationIntro, { company: brand.name }),
    `  ${reference}`,
    `${nextSteps} ${openingHours}`,
    fillPlaceholders(confirmation.addition, { phone: brand.phone.label }),
    confirmation.notSender,
    `${brand.name}\n${origin}`,
  );
}

function paragraphs(...parts: (string | false | undefined)[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Date and time at the office: "20 November 2026 at 12:50" in English. */
function officeTime(timestamp: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: brand.timeZone }).format(new Date(timestamp));
}
