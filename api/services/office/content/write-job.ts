import { isDeepStrictEqual } from 'node:util';
import type { ContentEntry } from '#contract/office/content-files';
import type { EventKind } from '#contract/office/history';
import type { JobContent } from '#contract/office/jobs';
import type { JobEntry } from '../../../store/jobs/office-jobs.ts';
import { recordEvent, type Work } from '../../../store/work.ts';
import { addJob, type BeforePublication, jobSubject } from '../publish-job.ts';
import type { ContentChange } from './content-source.ts';

/** A job of a file: its text and where it stands, or changes of a public one that are not public. */
export interface JobValues extends Pick<JobEntry, 'publishedAt' | 'closedAt' | 'archivedAt'> {
  content: JobContent;
  isDraft: boolean;
}

/** Writes a job as the same steps in the Office would, with the same events. Inside a transaction. */
export async function writeJob(work: Work, { id: given, outcome, values }: ContentChange<ContentEntry<'jobs'>, JobValues>): Promise<void> {
  const { officeJobs, contentDrafts, topics } = work.repositories;
  const { content, isDraft } = values;
  const known = given === undefined ? undefined : await officeJobs.find(given, { lock: true });
  if (isDraft && known && known.publishedAt !== null) {
    if (isDeepStrictEqual(content, known.content)) await contentDrafts.remove('job', known.id);
    else await contentDrafts.save('job', known.id, content, { by: work.actor?.id ?? null, now: work.now });
    await officeJobs.change(known.id, {});
    await topics.changed('jobs');
    return;
  }
  const id = outcome === 'new' || !known ? await addJob(work, content, given) : known.id;
  const before = known ?? { id, content, publishedAt: null, closedAt: null, archivedAt: null, needsAttention: false, version: 1 };
  // What was written of a job that never was public is in its line.
  if (known?.publishedAt === null) await contentDrafts.remove('job', id);
  await changeStanding(work, before, values);
  await topics.changed('jobs');
}

async function changeStanding(work: Work, before: JobEntry, { content, publishedAt, closedAt, archivedAt }: JobValues): Promise<void> {
  const { id } = before;
  const changed = {
    ...(!isDeepStrictEqual(content, before.content) && { content }),
    ...(publishedAt !== before.publishedAt && { publishedAt }),
    ...(closedAt !== before.closedAt && { closedAt }),
    ...(archivedAt !== before.archivedAt && { archivedAt }),
  };
  await work.repositories.officeJobs.change(id, changed);
  const add = (kind: EventKind, texts: { before?: string; after?: string } = {}) =>
    recordEvent(work, { kind, subject: jobSubject(id, content), ...texts });
  if (publishedAt !== null && ('content' in changed || 'publishedAt' in changed)) {
    const found: BeforePublication = { content: before.content, publishedAt: before.publishedAt, closedAt: before.closedAt };
    const texts = { before: JSON.stringify(found), after: JSON.stringify({ content }) };
    await add(before.publishedAt === null ? 'job.published' : 'job.changed', texts);
  }
  if ((closedAt === null) !== (before.closedAt === null)) await add(closedAt === null ? 'job.reopened' : 'job.closed');
  if ((archivedAt === null) !== (before.archivedAt === null)) await add(archivedAt === null ? 'job.restored' : 'job.archived');
}
