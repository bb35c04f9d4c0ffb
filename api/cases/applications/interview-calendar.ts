import { brand } from '#brand';
import type { NewApplicationMail } from '#contract/office/applications';
import { calendarNews, type Interview, type Invitation } from '#contract/office/cases/interviews';
import { readCompany } from '../../company/company.ts';
import { type CalendarEvent, calendarText } from '../../mail/calendar.ts';
import { fillMailText } from '../../mail/fill-mail-text.ts';
import type { MailContext } from '../../settings.ts';
import type { OfficeApplication } from '../../store/cases/application-rows.ts';
import type { ApplicationChange } from '../../store/cases/office-applications.ts';
import type { Repositories } from '../../store/open-store.ts';
import { newId } from '../../store/rows/identifiers.ts';
import type { Colleague, Work } from '../../store/work.ts';
import type { Enclosed } from '../case-kind.ts';

type Entry = Pick<Interview, 'at' | 'minutes' | 'place'>;

/** The id of an event in calendars. The domain is the configured one: it only has to be ours. */
export const calendarId = (name: string): string => `interview-${name}@${brand.email.label.split('@')[1]}`;

/**
 * The calendar entry that goes with a mail: it invites to the interview, says that it has changed, or cancels it. None where the applicant's
 * calendar has it right already.
 */
export async function interviewCalendar(
  work: Work<Colleague>,
  context: MailContext,
  application: OfficeApplication,
  answer: Pick<NewApplicationMail, 'state' | 'interview'>,
): Promise<Enclosed<ApplicationChange>> {
  const { invited } = application;
  const { interview = application.interview, state = application.state } = answer;
  const news = calendarNews(invited, { interview, state }, work.now);
  if (!news) return { calendar: null, columns: {} };
  const people = interview?.people ?? [];
  if (news === 'cancellation') {
    const cancelled = { ...(invited as Invitation), sequence: (invited?.sequence ?? 0) + 1 };
    return {
      calendar: await write(work, context, application, { entry: cancelled, people, method: 'CANCEL' }),
      columns: { invited: null },
    };
  }
  const { at, minutes, place } = interview as Entry;
  const entry = { uid: invited?.uid ?? calendarId(newId()), sequence: invited ? invited.sequence + 1 : 0, at, minutes, place };
  return { calendar: await write(work, context, application, { entry, people, method: 'REQUEST' }), columns: { invited: entry } };
}

interface Written {
  entry: Invitation;
  people: readonly string[];
  method: 'REQUEST' | 'CANCEL';
}

/** The organizer is the company's mailbox, where an acceptance is read; colleagues are named, and their addresses stay in the company. */
async function write(
  { repositories, now }: Work,
  { texts, settings }: MailContext,
  { locale, jobId, fullName, email }: OfficeApplication,
  { entry, people, method }: Written,
): Promise<string> {
  const { brands } = await readCompany(repositories, settings);
  const { name: company, email: mailbox } = brands[locale];
  const { interview } = texts[locale].mails;
  const job = (await repositories.careers.titles(jobId))[locale];
  const names = await namesOf(repositories, people);
  const event: CalendarEvent = {
    uid: entry.uid,
    sequence: entry.sequence,
    start: new Date(entry.at),
    minutes: entry.minutes,
    place: entry.place,
    title: fillMailText(interview.title, { job, company }, locale),
    description:
      names.length > 0 ? fillMailText(interview.people, { names: new Intl.ListFormat(texts[locale].format).format(names) }, locale) : '',
    organizer: { name: company, email: mailbox.label },
    attendee: { name: fullName, email },
  };
  return calendarText({ method, events: [event] }, now);
}

/** Names of those who are still colleagues, as they were chosen. */
export async function namesOf({ accounts }: Pick<Repositories, 'accounts'>, ids: readonly string[]): Promise<string[]> {
  const known = await Promise.all(ids.map((id) => accounts.find(id)));
  return known.flatMap((account) => (account && account.name !== '' ? [account.name] : []));
}
