import { isAllowed, type Role } from '#contract/office/permissions';
import type { Counts, Today, WaitingItem } from '#contract/office/today';
import type { Repositories } from '../../store/open-store.ts';
import { readAim } from '../company.ts';
import { jobsDue } from './jobs.ts';
import { undeliveredMails } from './mail-subjects.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const shownWeeks = 8;

/** Things that wait which are listed; `total` counts all. */
const maxWaiting = 200;

interface Reader {
  id: string;
  role: Role;
}

/** What was received before this and waits for its first answer waits too long. */
export const overdueBefore = (aimHours: number, now: Date): string => new Date(now.getTime() - aimHours * hourMs).toISOString();

/** What the day brings, as much of it as the reader may see. */
export async function describeToday(repositories: Repositories, reader: Reader, now: Date): Promise<Today> {
  const aimHours = await readAim(repositories);
  const { officeQuotes, officeReviews, officeApplications } = repositories;
  const may = permissionsOf(reader.role);
  const waiting: WaitingItem[] = [];
  let total = 0;
  let overdue = 0;
  if (may.quotes) {
    const counts = await officeQuotes.countWaiting(overdueBefore(aimHours, now));
    total += counts.waiting;
    overdue = counts.overdue;
    for (const quote of await officeQuotes.waiting(maxWaiting)) {
      const { id, reference, fullName, excerpt, waitsSince, receivedAt, turn, assigneeId, version } = quote;
      waiting.push({
        ...{ kind: 'quote', id, reference, name: fullName, text: excerpt, assigneeId, version },
        since: waitsSince ?? receivedAt,
        turn: turn === 'ours' ? 'ours' : 'first-answer',
      });
    }
  }
  if (may.reviews) {
    const pending = await officeReviews.pending();
    total += pending.length;
    for (const { id, reference, fullName, message, receivedAt, version } of pending)
      waiting.push({
        ...{ kind: 'review', id, reference, name: fullName, text: message.slice(0, 160), since: receivedAt },
        ...{ turn: 'first-answer', assigneeId: null, version },
      });
  }
  if (may.applications) {
    const counts = await officeApplications.countWaiting(overdueBefore(await readAim(repositories), now));
    total += counts.waiting;
    overdue += counts.overdue;
    for (const { id, reference, fullName, jobTitle, receivedAt, assigneeId, version } of await officeApplications.waiting(maxWaiting))
      waiting.push({
        ...{ kind: 'application', id, reference, name: fullName, text: jobTitle, since: receivedAt },
        ...{ turn: 'first-answer', assigneeId, version },
      });
  }
  return {
    waiting: waiting.toSorted((one, other) => (one.since < other.since ? -1 : 1)).slice(0, maxWaiting),
    total,
    overdue,
    aimHours,
    undelivered: await undeliveredMails(repositories, reader.role),
    reminders: may.quotes ? await officeQuotes.reminders(reader.id, now.toISOString()) : [],
    weeks: await describeWeeks(repositories, reader.role, now),
    load: may.quotes ? await officeQuotes.load() : [],
  };
}

export async function countWaiting(repositories: Repositories, reader: Reader, now: Date): Promise<Counts> {
  const may = permissionsOf(reader.role);
  const aimHours = await readAim(repositories);
  const { officeQuotes, officeReviews, officeApplications } = repositories;
  return {
    ...(may.quotes && { quotes: (await officeQuotes.countWaiting(overdueBefore(aimHours, now))).waiting }),
    ...(may.applications && { applications: (await officeApplications.countWaiting(overdueBefore(aimHours, now))).waiting }),
    ...(may.reviews && { reviews: await officeReviews.countPending() }),
    ...(isAllowed(reader.role, 'jobs.publish') && { jobs: await jobsDue(repositories, now) }),
    undelivered: (await undeliveredMails(repositories, reader.role)).length,
  };
}

const permissionsOf = (role: Role) => ({
  quotes: isAllowed(role, 'quotes.answer'),
  reviews: isAllowed(role, 'reviews.decide'),
  applications: isAllowed(role, 'applications.decide'),
});

/** Weeks of seven days of which the last one ends with today, UTC. */
async function describeWeeks({ officeQuotes, officeReviews, search }: Repositories, role: Role, now: Date): Promise<Today['weeks']> {
  const may = permissionsOf(role);
  const end = Math.floor(now.getTime() / dayMs) * dayMs + dayMs;
  const starts = Array.from({ length: shownWeeks }, (_, week) => end - (shownWeeks - week) * 7 * dayMs);
  const since = new Date(starts[0] ?? end).toISOString();
  const weekOf = (at: string) => Math.floor((Date.parse(at) - (starts[0] ?? end)) / (7 * dayMs));
  const quotes = Map.groupBy(may.quotes ? await officeQuotes.arrivals(since) : [], ({ receivedAt }) => weekOf(receivedAt));
  const reviews = Map.groupBy(may.reviews ? await officeReviews.arrivals(since) : [], weekOf);
  const applications = Map.groupBy(may.applications ? await search.applicationArrivals(since) : [], weekOf);
  return starts.map((start, week) => {
    const received = quotes.get(week) ?? [];
    const hours = received.flatMap(({ receivedAt, firstAnsweredAt }) =>
      firstAnsweredAt === null ? [] : [(Date.parse(firstAnsweredAt) - Date.parse(receivedAt)) / hourMs],
    );
    return {
      from: new Date(start).toISOString().slice(0, 10),
      ...(may.quotes && { quotes: received.length }),
      ...(may.applications && { applications: applications.get(week)?.length ?? 0 }),
      ...(may.reviews && { reviews: reviews.get(week)?.length ?? 0 }),
      medianHours: medianOf(hours),
    };
  });
}

function medianOf(values: number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
