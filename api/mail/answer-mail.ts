import { brand } from '#brand';
import type { Locale } from '#contract/locales';
import { cutText } from '#contract/text/cut-text';
import { pageUrl } from '#contract/urls';
import type { Company } from '../company/company.ts';
import type { ApiTexts } from '../settings.ts';
import type { NewMail } from '../store/mails/stored-mail.ts';
import { fillMailText } from './fill-mail-text.ts';
import type { MailContent } from './mail-content.ts';
import { messageIdOf, renderMail } from './render-mail.ts';

/** Describes what a colleague has written to a customer. */
export interface AnswerMail {
  /** Id of the answer, which makes the message id unique. */
  id: string;
  reference: string;
  locale: Locale;
  recipient: string;
  writer: string;
  subject: string;
  text: string;
  /** Says what the customer wrote last; undefined for nothing that could be quoted. */
  quoted: { at: string; name: string; text: string } | undefined;
  /** Message ids of what was written before, the oldest first. */
  thread: readonly string[];
  /** A calendar entry (RFC 5545) that goes with it. */
  calendar?: string | null;
}

/** Characters of what is quoted. */
const maxQuoted = 3_000;

/** Message ids that a mail refers to: the header is limited, and the last ones suffice to keep a thread together. */
const maxThread = 10;

const linesOf = (signature: string | null): string[] => signature?.split(/\r?\n/) ?? [];

/**
 * The mail of an answer: from the company with the writer's name, with the customer's own words below.
 *
 * @param sender the company as it is now
 */
export function answerMail(
  answer: AnswerMail,
  texts: Record<Locale, ApiTexts>,
  origin: string,
  sender: Pick<Company, 'brands' | 'signature'>,
): NewMail {
  const { id, reference, locale, recipient, writer, text, quoted, thread, calendar = null } = answer;
  const { mails, format } = texts[locale];
  const { name: company, email } = sender.brands[locale];
  const signature = sender.signature[locale];
  const fill = (pattern: string, values: Record<string, string>) => fillMailText(pattern, values, locale);
  // The reference in the subject is how a reply from another address or program is recognised.
  const subject = answer.subject.includes(reference) ? answer.subject : `${answer.subject} (${reference})`;
  const timeFormat = new Intl.DateTimeFormat(format, { dateStyle: 'long', timeStyle: 'short', timeZone: brand.timeZone });
  const url = `${origin}${pageUrl('home', locale).replace(/\/$/, '')}`;
  const written: MailContent = {
    locale,
    blocks: [
      { kind: 'written', text },
      { kind: 'signature', name: fill(mails.answer.signature, { writer, company }), lines: linesOf(signature), url },
      ...(quoted === undefined
        ? []
        : [
            {
              kind: 'message' as const,
              label: fill(mails.answer.quoted, { time: timeFormat.format(new Date(quoted.at)), name: quoted.name }),
              text: cutText(quoted.text, maxQuoted),
            },
          ]),
    ],
  };
  return {
    reference,
    kind: 'answer',
    messageId: messageIdOf(reference, `answer-${id}`),
    recipient,
    replyTo: email.label,
    fromName: fillMailText(mails.answer.sender, { writer, company }, locale),
    inReplyTo: thread.slice(-maxThread).join(' ') || null,
    calendar,
    ...renderMail(subject, written),
  };
}
