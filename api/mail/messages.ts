import { brand } from '#brand';
import { careersTimeZone } from '#contract/limits';
import type { NewMail } from '../store/outbox.ts';

export interface MailSettings {
  /** Where staff are told of new submissions. */
  staffEmail: string;
  /** Public address of the site, without a slash at its end. */
  origin: string;
}

/** What a pair of mails is about. */
export interface MailSubject {
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  suspicious: boolean;
  /** The visitor's address: the confirmation goes there, and so does staff's reply. */
  visitorEmail: string;
  /** "quote request": how a sentence calls the submission. */
  thing: string;
  /** What staff read, in this order. */
  facts: Array<[label: string, value: string]>;
  /** The visitor's own long text. */
  message?: string;
  /** How staff read it and what they can do with it: one command to a line. */
  commands: string[];
  /** What happens next, in the words of the confirmation. */
  nextSteps: string;
}

/** The two mails of a submission: one tells staff, one confirms the receipt to the visitor. */
export function mailsAbout(subject: MailSubject, settings: MailSettings): NewMail[] {
  const { reference, thing, visitorEmail } = subject;
  return [
    {
      reference,
      kind: 'staff',
      messageId: messageId(reference, 'staff'),
      recipient: settings.staffEmail,
      replyTo: visitorEmail,
      subject: `New ${thing} ${reference}`,
      body: staffText(subject),
    },
    {
      reference,
      kind: 'confirmation',
      messageId: messageId(reference, 'confirmation'),
      recipient: visitorEmail,
      replyTo: brand.email.label,
      subject: `We have received your ${thing} (${reference})`,
      body: confirmationText(subject, settings),
    },
  ];
}

function messageId(reference: string, kind: NewMail['kind']): string {
  return `${reference.toLowerCase()}.${kind}@${brand.email.label.split('@')[1]}`;
}

function staffText({ reference, receivedAt, suspicious, thing, facts, message, commands }: MailSubject): string {
  const rows: typeof facts = [['Reference', reference], ['Received', officeTime(receivedAt)], ...facts];
  const width = Math.max(...rows.map(([label]) => label.length));
  return paragraphs(
    `A new ${thing} has come in.`,
    suspicious && 'It looks as if a program had sent it. Please check before you answer.',
    rows.map(([label, value]) => `${label.padEnd(width)}  ${value}`).join('\n'),
    message && `Message:\n\n${message}`,
    `To read it where the site is installed:\n\n${commands.map((command) => `  ${command}`).join('\n')}`,
    'A reply to this mail goes to the visitor.',
  );
}

/** Nothing that the visitor typed stands in it: anyone can enter anyone's address, and this must not become a way to send them texts. */
function confirmationText({ reference, thing, nextSteps }: MailSubject, { origin }: MailSettings): string {
  return paragraphs(
    'Hello,',
    `Thank you for writing to ${brand.name}. We have received your ${thing}. Its reference is`,
    `  ${reference}`,
    `${nextSteps} Our office is open ${brand.hours.label}, Amman time.`,
    `If you want to add something, reply to this mail or call ${brand.phone.label}, and give the reference.`,
    'If you did not write to us, someone has entered your address. You need not do anything.',
    `${brand.name}\n${origin}`,
  );
}

function paragraphs(...parts: Array<string | false | undefined>): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** "20 November 2026 at 12:50, Amman time" */
function officeTime(timestamp: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: careersTimeZone });
  return `${format.format(new Date(timestamp))}, Amman time`;
}
