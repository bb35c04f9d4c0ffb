import type { Locale } from '#contract/locales';
import { completeLanguages, isDay, jobStateAt, missingLines, nameOfJob } from '#contract/office/job-check';
import { closesSoonDays, type JobDetail, type JobList, type JobRow } from '#contract/office/jobs';
import { isAllowed, type Roles } from '#contract/office/permissions';
import type { Found, JobsDue } from '#contract/office/today';
import type { ContentDraft } from '../../store/content/content-drafts.ts';
import type { JobEntry } from '../../store/jobs/office-jobs.ts';
import type { Repositories } from '../../store/open-store.ts';
import { isFoundIn, soughtWords } from '../../store/search/search-words.ts';
import { calendarDay } from '../../time/company-time.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Draft = ContentDraft | undefined;

/** Describes who asks, in which language, and when. */
export interface Reader {
  roles: Roles;
  locale: Locale;
  now: Date;
}

/** Every job, with the number of its applications for those who decide about them, and of those who are told of new ones. */
export async function listJobs({ officeJobs, contentDrafts, jobAlerts }: Repositories, reader: Reader): Promise<JobList> {
  const drafts = await contentDrafts.list('job');
  const counts = isAllowed(reader.roles, 'applications.decide') ? await officeJobs.applicationCounts() : undefined;
  const jobs = (await officeJobs.list()).map((entry) => ({
    ...rowOf(entry, drafts.get(entry.id), reader),
    ...(counts && { applications: counts.get(entry.id) ?? 0 }),
  }));
  return { today: calendarDay(reader.now), jobs, told: await jobAlerts.countConfirmed() };
}

/** Undefined when there is none. */
export async function describeJob({ officeJobs, contentDrafts }: Repositories, id: string, reader: Reader): Promise<JobDetail | undefined> {
  const entry = await officeJobs.find(id);
  if (!entry) return undefined;
  const draft = await contentDrafts.find('job', id);
  return {
    ...rowOf(entry, draft, reader),
    ...(isAllowed(reader.roles, 'applications.decide') && { applications: await officeJobs.countApplications(id) }),
    content: entry.content,
    needsAttention: entry.needsAttention,
    draft: draft ?? null,
  };
}

function rowOf(entry: JobEntry, draft: Draft, { locale, now }: Reader): JobRow {
  const { id, content, publishedAt, closedAt, archivedAt, version } = entry;
  const shown = draft?.content ?? content;
  const name = nameOfJob(shown, locale);
  const named = name === shown.ar.jobTitle.trim() && name !== shown.en.jobTitle.trim() ? shown.ar : shown.en;
  return {
    id,
    publishedAt,
    closedAt,
    archivedAt,
    version,
    title: name,
    location: named.location.trim(),
    // Until the draft is published, the day that holds is that of the row; a job that was never public has the draft's alone.
    closingDate: publishedAt === null ? shown.closingDate : content.closingDate,
    state: stateOf(entry, now),
    languages: completeLanguages(shown).filter((language) => missingLines(shown, language) === 0),
    hasDraft: draft !== undefined && publishedAt !== null,
  };
}

const stateOf = ({ content: { closingDate }, ...standing }: JobEntry, now: Date) =>
  jobStateAt({ closingDate, ...standing }, now.toISOString(), calendarDay(now));

/** Returns what the sidebar says of the jobs. */
export async function jobsDue({ officeJobs }: Repositories, now: Date): Promise<JobsDue> {
  const entries = await officeJobs.list();
  const open = entries.filter((entry) => stateOf(entry, now) === 'open');
  const until = calendarDay(new Date(now.getTime() + closesSoonDays * dayMs));
  const soon = open.map(({ content }) => content.closingDate).filter((day) => isDay(day) && day <= until);
  return {
    open: open.length,
    closeSoon: soon.length,
    nextDay: soon.toSorted()[0] ?? null,
    drafts: entries.filter((entry) => stateOf(entry, now) === 'draft').length,
  };
}

/** Jobs whose title or place has the words of a search, in either language. */
export async function findJobs(
  { officeJobs, contentDrafts }: Repositories,
  reader: Reader,
  search: string,
  limit: number,
): Promise<Found[]> {
  const sought = soughtWords(search);
  const drafts = await contentDrafts.list('job');
  const isSought = ({ id, content }: JobEntry) => {
    const { en, ar } = drafts.get(id)?.content ?? content;
    return isFoundIn([en.jobTitle, en.location, ar.jobTitle, ar.location], sought);
  };
  return (await officeJobs.list())
    .filter(isSought)
    .slice(0, limit)
    .map((entry) => {
      const { id, title, location, publishedAt } = rowOf(entry, drafts.get(entry.id), reader);
      return { kind: 'job', id, reference: null, name: title, text: location, at: publishedAt ?? reader.now.toISOString() };
    });
}
