import { officePath } from '#contract/office/paths';
import { isAllowed } from '#contract/office/permissions';
import { calendarId } from '../cases/applications/interview-calendar.ts';
import { readCompany } from '../company/company.ts';
import { type CalendarEvent, calendarText } from '../mail/calendar.ts';
import { fillMailText } from '../mail/fill-mail-text.ts';
import type { MailContext } from '../settings.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Repositories } from '../store/open-store.ts';

const dayMs = 24 * 60 * 60 * 1000;
const shownDays = { before: 30, after: 366 };

/** Minutes that a reminder stands for in a calendar. */
const reminderMinutes = 15;

/**
 * A colleague's calendar (RFC 5545): the interviews in which they take part, and reminders about quotes that are theirs. Who it is with is named to
 * those who may see that in the Office.
 */
export async function describeCalendar(
  repositories: Repositories,
  { texts, settings }: MailContext,
  account: Account,
  now: Date,
): Promise<string> {
  const { locale } = account.preferences;
  const text = texts[locale].mails.calendar;
  const fill = (pattern: string, values: Record<string, string>) => fillMailText(pattern, values, locale);
  const linkTo = (path: string) => fill(text.link, { url: `${settings.origin}${officePath}/${path}` });
  const company = (await readCompany(repositories, settings)).brands[locale].name;
  const [from, until] = [new Date(now.getTime() - shownDays.before * dayMs), new Date(now.getTime() + shownDays.after * dayMs)];
  const events: CalendarEvent[] = [];

  const maySeeNames = isAllowed(account.roles, 'applications.decide');
  const all = await repositories.officeApplications.interviews(from, until);
  const titles = await repositories.careers.titlesOfAll(all.map(({ jobId }) => jobId));
  for (const { id, fullName, jobId, interview, version } of all) {
    if (!interview?.people.includes(account.id)) continue;
    const job = titles.get(jobId)?.[locale] ?? '';
    events.push({
      uid: calendarId(id),
      sequence: version,
      start: new Date(interview.at),
      minutes: interview.minutes,
      place: interview.place,
      title: maySeeNames ? fill(text.interview, { name: fullName, job }) : fill(text.interviewAlone, { job }),
      description: maySeeNames ? linkTo(`applications/${id}`) : '',
    });
  }
  if (isAllowed(account.roles, 'quotes.answer'))
    for (const { quoteId, name, at } of await repositories.officeQuotes.ownReminders(account.id, from.toISOString()))
      events.push({
        uid: `reminder-${calendarId(quoteId)}`,
        sequence: 0,
        start: new Date(at),
        minutes: reminderMinutes,
        place: '',
        title: fill(text.reminder, { name }),
        description: linkTo(`quotes/${quoteId}`),
      });
  return calendarText({ method: 'PUBLISH', name: fill(text.name, { company }), events }, now);
}
