import { isDeepStrictEqual } from 'node:util';
import type { HistoryEvent } from '#contract/office/history';
import { jobStateAt, nameOfJob, problemsOfJob, tidyJob } from '#contract/office/job-check';
import { type ChangeJob, JobContent } from '#contract/office/jobs';
import { timestamp } from '#contract/schema';
import { z } from '#contract/zod';
import type { Actor } from '../../store/changes/events.ts';
import type { JobEntry } from '../../store/jobs/office-jobs.ts';
import type { Repositories } from '../../store/open-store.ts';
import { fromJson } from '../../store/rows/columns.ts';
import type { Colleague } from '../../store/work.ts';
import { calendarDay } from '../../time/company-time.ts';

export type JobOutcome = 'done' | 'unknown' | 'outdated' | 'impossible';
export type PublishOutcome = JobOutcome | { problems: ReturnType<typeof problemsOfJob> };

/** Describes what a publication found, as its event keeps it: taking it back brings this back. */
const BeforePublication = z.object({ content: JobContent, publishedAt: timestamp.nullable(), closedAt: timestamp.nullable() });
export type BeforePublication = z.infer<typeof BeforePublication>;
/** Describes what it made public. */
const AfterPublication = z.object({ content: JobContent });

export const jobSubject = (id: string, content: JobContent) => ({ kind: 'job', id, name: nameOfJob(content) }) as const;

/** The job that somebody means, locked until the transaction ends; or why it is not theirs to change. */
async function lockJob({ officeJobs }: Repositories, id: string, version: number): Promise<JobEntry | 'unknown' | 'outdated'> {
  const job = await officeJobs.find(id, { lock: true });
  if (!job) return 'unknown';
  return job.version === version ? job : 'outdated';
}

/** A new job, which is a draft. Inside a transaction. Returns its id, which is a new one unless given. */
export async function addJob(repositories: Repositories, actor: Actor, content: JobContent, now: Date, given?: string): Promise<string> {
  const { id } = await repositories.officeJobs.add(content, given);
  await repositories.events.add({ actor, kind: 'job.added', subject: jobSubject(id, content) }, now);
  await repositories.topics.changed('jobs');
  return id;
}

/** Another job with the same text, to begin from; without the day, which would be forgotten. Inside a transaction. Undefined when there is none. */
export async function copyJob(repositories: Repositories, actor: Colleague, id: string, now: Date): Promise<string | undefined> {
  const job = await repositories.officeJobs.find(id);
  if (!job) return undefined;
  const draft = await repositories.contentDrafts.find('job', id);
  return addJob(repositories, actor, { ...(draft?.content ?? job.content), closingDate: '' }, now);
}

/** Keeps what is being written. Of a job that is public, what is the same as the public text is no draft. Inside a transaction. */
export async function saveJobDraft(
  repositories: Repositories,
  actor: Colleague,
  id: string,
  content: JobContent,
  version: number,
  now: Date,
): Promise<JobOutcome> {
  const job = await lockJob(repositories, id, version);
  if (typeof job === 'string') return job;
  if (job.archivedAt !== null) return 'impossible';
  const { officeJobs, contentDrafts, topics } = repositories;
  if (isDeepStrictEqual(content, job.content)) await contentDrafts.remove('job', id);
  else await contentDrafts.save('job', id, content, actor.id, now);
  await officeJobs.change(id, {});
  await topics.changed('jobs');
  return 'done';
}

/** Makes a text public, which opens a job that was closed. Inside a transaction. */
export async function publishJob(
  repositories: Repositories,
  actor: Colleague,
  id: string,
  written: JobContent,
  version: number,
  now: Date,
): Promise<PublishOutcome> {
  const job = await lockJob(repositories, id, version);
  if (typeof job === 'string') return job;
  if (job.archivedAt !== null) return 'impossible';
  const problems = problemsOfJob(written, calendarDay(now));
  if (Object.keys(problems).length > 0) return { problems };

  const { officeJobs, contentDrafts, events, topics } = repositories;
  const content = tidyJob(written);
  const isPublic = job.publishedAt !== null && job.publishedAt <= now.toISOString();
  const before: BeforePublication = { content: job.content, publishedAt: job.publishedAt, closedAt: job.closedAt };
  await officeJobs.change(id, { content, closedAt: null, ...(!isPublic && { publishedAt: now.toISOString() }) });
  await contentDrafts.remove('job', id);
  const kind = isPublic ? 'job.changed' : 'job.published';
  // What was not right cannot be brought back.
  const texts = { before: job.needsAttention ? null : JSON.stringify(before), after: JSON.stringify({ content }) };
  await events.add({ actor, kind, subject: jobSubject(id, content), ...texts }, now);
  await topics.changed('jobs');
  return 'done';
}

const publications: readonly HistoryEvent['kind'][] = ['job.published', 'job.changed'];

/** The last thing that happened to a job, if that was a publication. */
async function lastPublication({ events }: Pick<Repositories, 'events'>, id: string): Promise<HistoryEvent | undefined> {
  const last = (await events.about(id)).at(-1);
  return last && publications.includes(last.kind) && last.before !== null ? last : undefined;
}

/** Brings back what was public before the last publication; its text is a draft again. Inside a transaction. */
export async function takeBackPublication(
  repositories: Repositories,
  actor: Colleague,
  id: string,
  version: number,
  now: Date,
): Promise<JobOutcome> {
  const job = await lockJob(repositories, id, version);
  if (typeof job === 'string') return job;
  const publication = await lastPublication(repositories, id);
  const before = fromJson(BeforePublication, publication?.before ?? '');
  // What is public is of another one: of a later one, by a clock that was set back in between.
  if (!before || !isDeepStrictEqual(fromJson(AfterPublication, publication?.after ?? '')?.content, job.content)) return 'impossible';
  const { officeJobs, contentDrafts, events, topics } = repositories;
  // What somebody has written since is the newer draft.
  if (!(await contentDrafts.find('job', id))) await contentDrafts.save('job', id, job.content, actor.id, now);
  await officeJobs.change(id, before);
  await events.add({ actor, kind: 'job.taken-back', subject: jobSubject(id, job.content) }, now);
  await topics.changed('jobs');
  return 'done';
}

/** Closes before the day and opens again, archives and brings back; the closing day stays as it was written. Inside a transaction. */
export async function changeJob(
  repositories: Repositories,
  actor: Colleague,
  id: string,
  { isClosed, isArchived }: ChangeJob,
  version: number,
  now: Date,
): Promise<JobOutcome> {
  const job = await lockJob(repositories, id, version);
  if (typeof job === 'string') return job;
  const { officeJobs, contentDrafts, events, topics } = repositories;
  const draft = await contentDrafts.find('job', id);
  const subject = jobSubject(id, nameOfJob(job.content) === '' && draft ? draft.content : job.content);
  const at = now.toISOString();

  if (isClosed !== undefined && isClosed !== (job.closedAt !== null)) {
    const { closingDate } = job.content;
    const state = jobStateAt({ ...job, closingDate, closedAt: null }, at, calendarDay(now));
    // A draft is not open, and a job whose day is over opens by a new day, which is published.
    if (state !== 'open') return 'impossible';
    await officeJobs.change(id, { closedAt: isClosed ? at : null });
    await events.add({ actor, kind: isClosed ? 'job.closed' : 'job.reopened', subject }, now);
  }
  if (isArchived !== undefined && isArchived !== (job.archivedAt !== null)) {
    await officeJobs.change(id, { archivedAt: isArchived ? at : null });
    await events.add({ actor, kind: isArchived ? 'job.archived' : 'job.restored', subject }, now);
  }
  await topics.changed('jobs');
  return 'done';
}
