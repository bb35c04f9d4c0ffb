import { type Brand, brand } from '#brand';
import { defaultLocale } from '#contract/locales';
import { officePath } from '#contract/office/paths';
import type { ApiTexts } from '../settings.ts';
import { fillMailText } from './fill-mail-text.ts';
import type { Fact, MailBlock, MailContent } from './mail-content.ts';
import type { MailSubject } from './mail-subject.ts';

/** The language of the mails to staff. */
export const staffLocale = defaultLocale;

/** Characters of a name or topic that the subject shows. */
const maxLength = 60;

/** White space, line breaks, and characters that are invisible and turn the direction of what follows them. */
const gaps = /[\s\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** The subject of the notification: from whom, about what. */
export function staffSubject({ form, reference, visitorName, topic }: MailSubject, { mails }: ApiTexts): string {
  return fillMailText(mails.forms[form].staffSubject, { name: oneLine(visitorName), topic: oneLine(topic), reference }, staffLocale);
}

/** Returns what staff read about a submission. */
export function staffContent(subject: MailSubject, { mails, format }: ApiTexts, { office }: Brand, origin: string): MailContent {
  const { form, reference, receivedAt, suspicious, locale, facts, messages } = subject;
  const { staff, forms } = mails;
  const time = officeTime(receivedAt, format);
  const received = fillMailText(staff.received, { time, city: office.city }, staffLocale);
  const { labels, languages } = staff;
  const rows: Fact[] = [
    { label: labels.reference, value: reference },
    { label: labels.received, value: received },
    { label: labels.language, value: languages[locale] },
    ...facts,
  ];
  const blocks: (MailBlock | false)[] = [
    { kind: 'paragraph', text: forms[form].staffIntro },
    suspicious && { kind: 'paragraph', text: staff.suspicious },
    // What was not filled in has nothing to say.
    { kind: 'facts', facts: rows.filter(({ value }) => value !== '') },
    ...messages.flatMap(({ label, value }) => (value === '' ? [] : [{ kind: 'message' as const, label: `${label}:`, text: value }])),
    { kind: 'link', label: staff.office, url: `${origin}${officePath}${subject.officePath}` },
    { kind: 'paragraph', text: staff.reply },
  ];
  return { locale: staffLocale, blocks: blocks.filter((block) => block !== false) };
}

/** Date and time at the office: "20 November 2026 at 12:50" in English. */
function officeTime(timestamp: string, format: string): string {
  return new Intl.DateTimeFormat(format, { dateStyle: 'long', timeStyle: 'short', timeZone: brand.timeZone }).format(new Date(timestamp));
}

/** A text without line breaks, cut at the end of a word where it is too long. */
function oneLine(text: string): string {
  const line = text.replaceAll(gaps, ' ').trim();
  const characters = [...line];
  if (characters.length <= maxLength) return line;
  const start = characters.slice(0, maxLength - 1).join('');
  return `${start.replace(/ [^ ]{0,15}$/, '')}…`;
}
