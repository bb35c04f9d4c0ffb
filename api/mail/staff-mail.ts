import { brand } from '#brand';
import type { MailTexts } from '#contract/mail-texts';
import { fillMailText } from './fill-mail-text.ts';
import type { MailBlock, MailContent } from './mail-content.ts';
import type { MailSubject } from './submission-mails.ts';

/** Characters of a name or topic that the subject shows. */
const maxLength = 60;

/** White space, line breaks, and characters that are invisible and turn the direction of what follows them. */
const gaps = /[\s\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** The subject of the notification: from whom, about what. */
export function staffSubject({ form, reference, visitorName, topic }: MailSubject, texts: MailTexts): string {
  return fillMailText(texts.forms[form].staffSubject, { name: oneLine(visitorName), topic: oneLine(topic), reference }, texts);
}

/** What staff read about a submission. */
export function staffContent(subject: MailSubject, texts: MailTexts): MailContent {
  const { form, reference, receivedAt, suspicious, facts, message, commands } = subject;
  const { staff, forms, locale, direction } = texts;
  const time = officeTime(receivedAt, locale);
  const received = fillMailText(staff.received, { time, city: brand.office.city }, texts);
  const rows: typeof facts = [['reference', reference], ['received', received], ...facts];
  const blocks: (MailBlock | false)[] = [
    { kind: 'paragraph', text: forms[form].staffIntro },
    suspicious && { kind: 'paragraph', text: staff.suspicious },
    { kind: 'facts', facts: rows.map(([label, value]) => ({ label: staff.labels[label], value })) },
    message !== undefined && { kind: 'message', label: staff.message, text: message },
    { kind: 'commands', label: staff.commands, commands },
    { kind: 'paragraph', text: staff.reply },
  ];
  return { locale, direction, blocks: blocks.filter((block) => block !== false) };
}

/** Date and time at the office: "20 November 2026 at 12:50" in English. */
function officeTime(timestamp: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: brand.timeZone }).format(new Date(timestamp));
}

/** A text without line breaks, cut at the end of a word where it is too long. */
function oneLine(text: string): string {
  const line = text.replaceAll(gaps, ' ').trim();
  const characters = [...line];
  if (characters.length <= maxLength) return line;
  const start = characters.slice(0, maxLength - 1).join('');
  return `${start.replace(/ [^ ]{0,15}$/, '')}…`;
}
