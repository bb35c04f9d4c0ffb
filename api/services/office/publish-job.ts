import { isDeepStrictEqual } from 'node:util';
import { jobStateAt, nameOfJob, problemsOfJob, tidyJob } from '#contract/office/job-check';
import { type ChangeJob, JobContent } from '#contract/office/jobs';
import { timestamp } from '#contract/schema';
import { z } from '#contract/zod';
import type { StoredEvent } from '../../store/changes/events.ts';
import type { JobEntry } from '../../store/jobs/office-jobs.ts';
import type { Repositories } from '../../store/open-store.ts';
import { fromJson } from '../../store/rows/columns.ts';
import { type Colleague, recordEvent, type Work } from '../../store/work.ts';
import { calendarDay } from '../../time/company-time.ts';

/** All that changes jobs is called inside a transaction. */
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

/** A new job, which is a draft. Returns its id, which is a new one unless given. */
export async function addJob(work: Work, content: JobContent, given?: string): Promise<string> {
  const { id } = await work.repositories.officeJobs.add(content, given);
  await recordEvent(work, { kind: 'job.added', subject: jobSubject(id, content) });
  return id;
}

/** Another job with the same text, to begin from; without the day, which would be forgotten. Undefined when there is none. */
export async function copyJob(work: Work, id: string): Promise<string | undefined> {
  const { officeJobs, contentDrafts } = work.repositories;
  const job = await officeJobs.find(id);
  if (!job) return undefined;
  const draft = await contentDrafts.find('job', id);
  return addJob(work, { ...(draft?.content ?? job.content), closingDate: '' });
}

/** Keeps what is being written. Of a job that is public, what is the same as the public text is no draft. */
export async function saveJobDraft(work: Work<Colleague>, id: string, content: JobContent, version: number): Promise<JobOutcome> {
  const job = await lockJob(work.repositories, id, version);
  if (typeof job === 'string') return job;
  if (job.archivedAt !== null) return 'impossible';
  const { officeJobs, contentDrafts, topics } = work.repositories;
  if (isDeepStrictEqual(content, job.content)) await contentDrafts.remove('job', id);
  else await contentDrafts.save('job', id, content, { by: work.actor.id, now: work.now });
  await officeJobs.change(id, {});
  await topics.changed('jobs');
  return 'done';
}

/** Makes a text public, which opens a job that was closed. */
export async function publishJob(work: Work, id: string, written: JobContent, version: number): Promise<PublishOutcome> {
  const { repositories, now } = work;
  const job = await lockJob(repositories, id, version);
  if (typeof job === 'string') return job;
  if (job.archivedAt !== null) return 'impossible';
  const problems = problemsOfJob(written, calendarDay(now));
  if (Object.keys(problems).length > 0) return { problems };

  const content = tidyJob(written);
  const isPublic = job.publishedAt !== null && job.publishedAt <= now.toISOString();
  const found: BeforePublication = { content: job.content, publishedAt: job.publishedAt, closedAt: job.closedAt };
  await repositories.officeJobs.change(id, { content, closedAt: null, ...(!isPublic && { publishedAt: now.toISOString() }) });
  await repositories.contentDrafts.remove('job', id);
  // What was not right cannot be brought back.
  const before = job.needsAttention ? null : JSON.stringify(found);
  const kind = isPublic ? 'job.changed' : 'job.published';
  await recordEvent(work, { kind, subject: jobSubject(id, content), before, after: JSON.stringify({ content }) });
  return 'done';
}

/** Returns what a publication has found; undefined unless it is the last thing that happened to the job, and its text is public. */
export async function foundByPublication(
  { events }: Pick<Repositories, 'events'>,
  job: JobEntry,
  { id, before, after }: StoredEvent,
): Promise<BeforePublication | undefined> {
  // By a clock that was set back in between, a later publication may be the earlier one.
  if (!isDeepStrictEqual(fromJson(AfterPublication, after ?? '')?.content, job.content)) return undefined;
  // That people were told of it is no change of the job.
  const changes = (await events.about(job.id)).filter(({ kind }) => kind !== 'job.announced');
  return changes.at(-1)?.id === id ? fromJson(BeforePublication, before ?? '') : undefined;
}

/** Brings back what was public before a publication; its text is a draft again. */
export async function takeBackPublication(
  work: Work<Colleague>,
  id: string,
  found: BeforePublication,
  version: number,
): Promise<JobOutcome> {
  const { officeJobs, contentDrafts } = work.repositories;
  const job = await lockJob(work.repositories, id, version);
  if (typeof job === 'string') return job;
  // What somebody has written since is the newer draft.
  if (!(await contentDrafts.find('job', id))) await contentDrafts.save('job', id, job.content, { by: work.actor.id, now: work.now });
  await officeJobs.change(id, found);
  await recordEvent(work, { kind: 'job.taken-back', subject: jobSubject(id, job.content) });
  return 'done';
}

/** A draft is not open, and a job whose day is over opens by a new day, which is published. */
export const canBeOpen = (job: JobEntry, now: Date): boolean =>
  jobStateAt({ ...job, closingDate: job.content.closingDate, closedAt: null }, now.toISOString(), calendarDay(now)) === 'open';

/** Closes before the day and opens again, archives and brings back; the closing day stays as it was written. */
export async function changeJob(work: Work, id: string, { isClosed, isArchived }: ChangeJob, version: number): Promise<JobOutcome> {
  const { repositories, now } = work;
  const { officeJobs, contentDrafts } = repositories;
  const job = await lockJob(repositories, id, version);
  if (typeof job === 'string') return job;
  const draft = await contentDrafts.find('job', id);
  const subject = jobSubject(id, nameOfJob(job.content) === '' && draft ? draft.content : job.content);
  const at = now.toISOString();

  if (isClosed !== undefined && isClosed !== (job.closedAt !== null)) {
    if (!canBeOpen(job, now)) return 'impossible';
    await officeJobs.change(id, { closedAt: isClosed ? at : null });
    await recordEvent(work, { kind: isClosed ? 'job.closed' : 'job.reopened', subject });
  }
  if (isArchived !== undefined && isArchived !== (job.archivedAt !== null)) {
    await officeJobs.change(id, { archivedAt: isArchived ? at : null });
    await recordEvent(work, { kind: isArchived ? 'job.archived' : 'job.restored', subject });
  }
  return 'done';
}
