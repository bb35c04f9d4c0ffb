import type { Locale } from '#contract/locales';
import { acceptedDays } from '#contract/offers/offer-limits';
import { isAllowed, type Roles } from '#contract/office/permissions';
import type { Counts, Today, WaitingItem } from '#contract/office/today';
import { caseKinds } from '../../cases/case-kinds.ts';
import { overdueBefore } from '../../cases/overdue-before.ts';
import { readAim } from '../../company/company.ts';
import { undeliveredMails } from '../../outbox/mail-subjects.ts';
import type { Repositories } from '../../store/open-store.ts';
import { quantileHours } from './figures/quantiles.ts';
import { jobsDue } from './jobs.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const shownWeeks = 8;

/** Things that wait which are listed; `total` counts all. */
const maxWaiting = 200;

/** Days ahead of which interviews are shown, and how many at most. */
const interviewDays = 7;
const maxInterviews = 10;

interface Reader {
  id: string;
  roles: Roles;
}

/** Jobs are called what they are in the reader's language. */
interface ReaderOfToday extends Reader {
  preferences: { locale: Locale };
}

/** Returns what the day brings, as much of it as the reader may see. */
export async function describeToday(repositories: Repositories, reader: ReaderOfToday, now: Date): Promise<Today> {
  const aimHours = await readAim(repositories);
  const { officeQuotes, officeReviews } = repositories;
  const may = permissionsOf(reader.roles);
  const waiting: WaitingItem[] = [];
  let total = 0;
  let overdue = 0;
  for (const kind of kindsFor(reader.roles)) {
    const counts = await kind.store(repositories).countWaiting(overdueBefore(aimHours, now));
    total += counts.waiting;
    overdue += counts.overdue;
    waiting.push(...(await kind.waiting(repositories, maxWaiting, reader.preferences.locale)));
  }
  if (may.reviews) {
    const pending = await officeReviews.pending();
    total += pending.length;
    for (const { id, reference, fullName, message, receivedAt, version } of pending)
      waiting.push({
        kind: 'review',
        id,
        reference,
        name: fullName,
        text: message.slice(0, 160),
        since: receivedAt,
        turn: 'first-answer',
        assigneeId: null,
        version,
      });
  }
  return {
    waiting: waiting.toSorted((one, other) => (one.since < other.since ? -1 : 1)).slice(0, maxWaiting),
    total,
    overdue,
    aimHours,
    undelivered: await undeliveredMails(repositories, reader.roles),
    reminders: may.quotes ? await officeQuotes.reminders(reader.id, now.toISOString()) : [],
    interviews: await describeInterviews(repositories, reader, now),
    weeks: await describeWeeks(repositories, reader.roles, now),
    ...(may.quotes && { offers: await repositories.offers.figures(new Date(now.getTime() - acceptedDays * dayMs).toISOString()) }),
    load: may.quotes ? await officeQuotes.load() : [],
  };
}

async function describeInterviews(
  { officeApplications, careers }: Repositories,
  { id, roles, preferences }: ReaderOfToday,
  now: Date,
): Promise<Today['interviews']> {
  const may = permissionsOf(roles).applications;
  // One that has begun is still of today.
  const [from, until] = [new Date(now.getTime() - 2 * hourMs), new Date(now.getTime() + interviewDays * dayMs)];
  const seen = (await officeApplications.interviews(from, until)).filter(({ interview }) => may || interview?.people.includes(id));
  const shown = seen.slice(0, maxInterviews);
  const titles = await careers.titlesOfAll(shown.map(({ jobId }) => jobId));
  return shown.map(({ id: applicationId, fullName, jobId, interview }) => ({
    applicationId,
    name: may ? fullName : null,
    jobTitle: titles.get(jobId)?.[preferences.locale] ?? '',
    at: interview?.at ?? '',
    minutes: interview?.minutes ?? 0,
    place: interview?.place ?? '',
  }));
}

export async function countWaiting(repositories: Repositories, reader: Reader, now: Date): Promise<Counts> {
  const before = overdueBefore(await readAim(repositories), now);
  const waiting: [string, number][] = [];
  for (const kind of kindsFor(reader.roles)) waiting.push([kind.topic, (await kind.store(repositories).countWaiting(before)).waiting]);
  return {
    ...Object.fromEntries(waiting),
    ...(isAllowed(reader.roles, 'reviews.decide') && { reviews: await repositories.officeReviews.countPending() }),
    ...(isAllowed(reader.roles, 'jobs.publish') && { jobs: await jobsDue(repositories, now) }),
    ...(isAllowed(reader.roles, 'content.publish') && { textDrafts: await repositories.texts.countDrafts() }),
    undelivered: (await undeliveredMails(repositories, reader.roles)).length,
  };
}

const kindsFor = (roles: Roles) => Object.values(caseKinds).filter(({ permission }) => isAllowed(roles, permission));

const permissionsOf = (roles: Roles) => ({
  quotes: isAllowed(roles, 'quotes.answer'),
  reviews: isAllowed(roles, 'reviews.decide'),
  applications: isAllowed(roles, 'applications.decide'),
});

/** Weeks of seven days of which the last one ends with today, UTC. */
async function describeWeeks({ officeQuotes, officeReviews, search }: Repositories, roles: Roles, now: Date): Promise<Today['weeks']> {
  const may = permissionsOf(roles);
  const end = Math.floor(now.getTime() / dayMs) * dayMs + dayMs;
  const starts = Array.from({ length: shownWeeks }, (_, week) => end - (shownWeeks - week) * 7 * dayMs);
  const since = new Date(starts[0] ?? end).toISOString();
  const weekOf = (at: string) => Math.floor((Date.parse(at) - (starts[0] ?? end)) / (7 * dayMs));
  const quotes = Map.groupBy(may.quotes ? await officeQuotes.arrivals(since) : [], ({ receivedAt }) => weekOf(receivedAt));
  const reviews = Map.groupBy(may.reviews ? await officeReviews.arrivals(since) : [], weekOf);
  const applications = Map.groupBy(may.applications ? await search.applicationArrivals(since) : [], weekOf);
  return starts.map((start, week) => {
    const received = quotes.get(week) ?? [];
    const measured = received.flatMap(({ receivedAt, firstAnsweredAt }) =>
      firstAnsweredAt === null ? [] : [{ minutes: (Date.parse(firstAnsweredAt) - Date.parse(receivedAt)) / minuteMs, total: 1 }],
    );
    return {
      from: new Date(start).toISOString().slice(0, 10),
      ...(may.quotes && { quotes: received.length }),
      ...(may.applications && { applications: applications.get(week)?.length ?? 0 }),
      ...(may.reviews && { reviews: reviews.get(week)?.length ?? 0 }),
      medianHours: quantileHours(
        measured.toSorted((one, other) => one.minutes - other.minutes),
        0.5,
      ),
    };
  });
}
