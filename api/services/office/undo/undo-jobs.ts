import type { EventKind } from '#contract/office/history';
import type { ChangeJob } from '#contract/office/jobs';
import { byId, type CounterChange, isDone, type Undoing } from '../../../cases/undoing.ts';
import { canBeOpen, changeJob, foundByPublication, takeBackPublication } from '../publish-job.ts';

const counterChanges: Partial<Record<EventKind, ChangeJob>> = {
  // One that was copied: a job is never deleted.
  'job.added': { isArchived: true },
  'job.closed': { isClosed: false },
  'job.reopened': { isClosed: true },
  'job.archived': { isArchived: false },
  'job.restored': { isArchived: true },
};

export const jobUndoing: Undoing = {
  kinds: ['job.added', 'job.closed', 'job.reopened', 'job.archived', 'job.restored', 'job.published', 'job.changed'],
  permission: 'jobs.publish',
  async counterChanges({ repositories }, events) {
    const jobs = byId(await repositories.officeJobs.list());
    return Promise.all(
      events.map(async (event): Promise<CounterChange | undefined> => {
        const job = jobs.get(event.subject.id);
        if (!job) return undefined;
        const { id, version, publishedAt, closedAt, archivedAt } = job;
        const change = counterChanges[event.kind];
        if (!change) {
          const found = await foundByPublication(repositories, job, event);
          return found && ((work) => isDone(takeBackPublication(work, id, found, version)));
        }
        const isLeft =
          change.isClosed === undefined
            ? change.isArchived !== (archivedAt !== null) && !(event.kind === 'job.added' && publishedAt !== null)
            : change.isClosed !== (closedAt !== null) && canBeOpen(job, new Date());
        return isLeft ? (work) => isDone(changeJob(work, id, change, version)) : undefined;
      }),
    );
  },
};
