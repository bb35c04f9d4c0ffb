import type { Brand } from '#brand';
import { exceptionLines, hoursInWords } from '#contract/hours/company-hours';
import { pageUrl } from '#contract/urls';
import type { ApiTexts } from '../settings.ts';
import { calendarDay } from '../time/company-time.ts';
import { fillMailText } from './fill-mail-text.ts';
import type { MailContent } from './mail-content.ts';
import type { MailSubject } from './mail-subject.ts';

/** Characters of a name that is repeated in the greeting. */
const maxNameLength = 60;

/** Words of letters, with the apostrophes, hyphens and abbreviating dots of names: no digits, no URL, no e-mail address. */
const nameWords = /^[\p{L}\p{M}'’-]+\.?(?: [\p{L}\p{M}'’-]+\.?)*$/u;

/**
 * What the visitor reads. Of what was entered it repeats the name, and that only when it can be nothing but a name: anyone can enter anyone's
 * e-mail address, and this must not become a way to send them texts.
 *
 * @param origin public URL of the site
 * @param brand the company in the visitor's language
 */
export function confirmationContent(
  submission: MailSubject,
  { mails: { confirmation, forms }, hours: hoursTexts }: Pick<ApiTexts, 'mails' | 'hours'>,
  origin: string,
  brand: Brand,
): MailContent {
  const { form, reference, locale, visitorName, statusUrl, signer } = submission;
  const { name: company, hours, office, phone } = brand;
  const { confirmationIntro, nextSteps } = forms[form];
  const fill = (text: string, values: Record<string, string>) => fillMailText(text, values, locale);
  const openingHours = fill(confirmation.openingHours, { hours: hoursInWords(hours, hoursTexts), city: office.city });
  const otherHours = exceptionLines(hours, hoursTexts, calendarDay(new Date(submission.receivedAt)));
  const greeting = isRepeatable(visitorName) ? fill(confirmation.greeting, { name: visitorName }) : confirmation.greetingWithoutName;
  return {
    locale,
    blocks: [
      { kind: 'paragraph', text: greeting },
      { kind: 'paragraph', text: fill(confirmationIntro, { company }) },
      { kind: 'reference', reference },
      { kind: 'paragraph', text: [nextSteps, openingHours, ...otherHours.map((line) => `${line}.`)].join(' ') },
      ...(statusUrl === undefined
        ? []
        : [
            { kind: 'paragraph' as const, text: confirmation.statusIntro },
            { kind: 'link' as const, label: confirmation.statusLink, url: statusUrl },
          ]),
      { kind: 'paragraph', text: fill(confirmation.addition, { phone: phone.label }) },
      { kind: 'paragraph', text: confirmation.notSender },
      {
        kind: 'signature',
        ...(signer ? { name: signer.name, lines: [signer.role, company].filter(Boolean) } : { name: company }),
        url: `${origin}${pageUrl('home', locale).replace(/\/$/, '')}`,
      },
    ],
  };
}

const isRepeatable = (name: string): boolean => name.length <= maxNameLength && nameWords.test(name);
