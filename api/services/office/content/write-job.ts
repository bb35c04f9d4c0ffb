import { isDeepStrictEqual } from 'node:util';
import type { ContentEntry } from '#contract/office/content-files';
import type { EventKind } from '#contract/office/history';
import type { JobContent } from '#contract/office/jobs';
import type { Actor } from '../../../store/changes/events.ts';
import type { JobEntry } from '../../../store/jobs/office-jobs.ts';
import type { Repositories } from '../../../store/open-store.ts';
import { addJob, type BeforePublication, jobSubject } from '../publish-job.ts';
import type { ContentChange } from './content-source.ts';

/** A job of a file: its text and where it stands, or changes of a public one that are not public. */
export interface JobValues extends Pick<JobEntry, 'publishedAt' | 'closedAt' | 'archivedAt'> {
  content: JobContent;
  isDraft: boolean;
}

/** Writes a job as the same steps in the Office would, with the same events. Inside a transaction. */
export async function writeJob(
  repositories: Repositories,
  { id: given, outcome, values }: ContentChange<ContentEntry<'jobs'>, JobValues>,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { officeJobs, contentDrafts, topics } = repositories;
  const { content, isDraft } = values;
  const known = given === undefined ? undefined : await officeJobs.find(given, { lock: true });
  if (isDraft && known && known.publishedAt !== null) {
    if (isDeepStrictEqual(content, known.content)) await contentDrafts.remove('job', known.id);
    else await contentDrafts.save('job', known.id, content, actor?.id ?? null, now);
    await officeJobs.change(known.id, {});
    await topics.changed('jobs');
    return;
  }
  const id = outcome === 'new' || !known ? await addJob(repositories, actor, content, now, given) : known.id;
  const before = known ?? { id, content, publishedAt: null, closedAt: null, archivedAt: null, needsAttention: false, version: 1 };
  // What was written of a job that never was public is in its line.
  if (known?.publishedAt === null) await contentDrafts.remove('job', id);
  await changeStanding(repositories, before, values, actor, now);
  await topics.changed('jobs');
}

async function changeStanding(
  { officeJobs, events }: Repositories,
  before: JobEntry,
  { content, publishedAt, closedAt, archivedAt }: JobValues,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { id } = before;
  const changed = {
    ...(!isDeepStrictEqual(content, before.content) && { content }),
    ...(publishedAt !== before.publishedAt && { publishedAt }),
    ...(closedAt !== before.closedAt && { closedAt }),
    ...(archivedAt !== before.archivedAt && { archivedAt }),
  };
  await officeJobs.change(id, changed);
  const add = (kind: EventKind, texts: { before?: string; after?: string } = {}) =>
    events.add({ actor, kind, subject: jobSubject(id, content), ...texts }, now);
  if (publishedAt !== null && ('content' in changed || 'publishedAt' in changed)) {
    const found: BeforePublication = { content: before.content, publishedAt: before.publishedAt, closedAt: before.closedAt };
    const texts = { before: JSON.stringify(found), after: JSON.stringify({ content }) };
    await add(before.publishedAt === null ? 'job.published' : 'job.changed', texts);
  }
  if ((closedAt === null) !== (before.closedAt === null)) await add(closedAt === null ? 'job.reopened' : 'job.closed');
  if ((archivedAt === null) !== (before.archivedAt === null)) await add(archivedAt === null ? 'job.restored' : 'job.archived');
}
