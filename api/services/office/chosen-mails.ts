import { brand } from '#brand';
import type { MailTopic } from '#contract/office/account';
import { officePath } from '#contract/office/paths';
import { isAllowed, type Permission } from '#contract/office/permissions';
import { overdueBefore } from '../../cases/overdue-before.ts';
import { readCompany } from '../../company/company.ts';
import { type ColleagueMail, colleagueMail } from '../../mail/colleague-mail.ts';
import { fillMailText } from '../../mail/fill-mail-text.ts';
import type { MailBlock } from '../../mail/mail-content.ts';
import type { ApiTexts, MailContext } from '../../settings.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import type { Work } from '../../store/work.ts';
import { calendarDay } from '../../time/company-time.ts';
import { describeToday } from './today.ts';

/** Things that a mail lists; the others are in Today. */
const listed = 20;

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });

/**
 * Tells whoever has chosen it of a quote that nobody has; inside the transaction that stores it. It carries no personal data: who wrote what
 * is read in the Office. Whoever gets the mail of every quote does not get this one.
 */
export async function notifyOfNewQuote(
  work: Work,
  context: MailContext,
  { id, reference, country }: { id: string; reference: string; country: string },
): Promise<void> {
  const { staffEmails } = await readCompany(work.repositories, context.settings);
  const recipients = new Set(staffEmails.quote.map((address) => address.toLowerCase()));
  const readers = await readersOf(work, 'newQuote', 'quotes.answer');
  await send(
    work,
    context,
    readers.filter(({ email }) => !recipients.has(email.toLowerCase())),
    async ({ preferences: { locale } }) => {
      const { newQuote } = context.texts[locale].officeMails;
      return {
        subject: fillMailText(newQuote.subject, { reference }, locale),
        blocks: [
          paragraph(fillMailText(newQuote.intro, { country }, locale)),
          { kind: 'link', label: newQuote.link, url: `${context.settings.origin}${officePath}/quotes/${id}` },
        ],
      };
    },
  );
}

/** One mail to each who has chosen it and may see something that waits longer than the aim. Inside a transaction. */
export async function writeOverdueDigest(work: Work, context: MailContext): Promise<void> {
  const { repositories, now } = work;
  await send(work, context, await readersOf(work, 'overdue'), async (reader) => {
    const { locale } = reader.preferences;
    const { waiting, aimHours } = await describeToday(repositories, reader, now);
    const late = waiting.filter(({ turn, since }) => turn === 'first-answer' && since < overdueBefore(aimHours, now));
    if (late.length === 0) return undefined;
    const { overdue } = context.texts[locale].officeMails;
    const facts = late.slice(0, listed).map(({ kind, reference, since }) => ({
      label: reference,
      value: fillMailText(overdue.since[kind], { time: momentIn(context.texts[locale], since) }, locale),
    }));
    return {
      subject: overdue.subject,
      blocks: [
        paragraph(fillMailText(overdue.intro, { hours: String(aimHours) }, locale)),
        { kind: 'facts', facts },
        linkToToday(context, overdue.link),
      ],
    };
  });
}

/** Returns the people who have chosen to be told, are there, and may see it. */
export async function readersOf({ repositories, now }: Work, topic: MailTopic, permission?: Permission): Promise<Account[]> {
  const today = calendarDay(now);
  return (await repositories.accounts.list()).filter(
    ({ status, roles, preferences: { mails, awayUntil } }) =>
      status === 'active' &&
      mails.includes(topic) &&
      (permission === undefined || isAllowed(roles, permission)) &&
      (awayUntil === null || awayUntil <= today),
  );
}

/**
 * Sends each reader what is written to them.
 *
 * @param write undefined when there is nothing to tell this person
 */
export async function send(
  { repositories, now }: Work,
  context: MailContext,
  readers: readonly Account[],
  write: (reader: Account) => Promise<ColleagueMail | undefined>,
): Promise<void> {
  for (const reader of readers) {
    const mail = await write(reader);
    if (!mail) continue;
    const why = paragraph(context.texts[reader.preferences.locale].officeMails.chosen);
    await repositories.outbox.add([await colleagueMail(repositories, context, reader, { ...mail, blocks: [...mail.blocks, why] })], now);
  }
}

const linkToToday = ({ settings }: MailContext, label: string): MailBlock => ({
  kind: 'link',
  label,
  url: `${settings.origin}${officePath}`,
});

const momentIn = ({ format }: ApiTexts, moment: string): string =>
  new Intl.DateTimeFormat(format, { dateStyle: 'long', timeStyle: 'short', timeZone: brand.timeZone }).format(new Date(moment));
