import { linePattern } from '#contract/fields';
import {
  type ApplicationBoard,
  type ApplicationPage,
  type ApplicationQuery,
  type ApplicationsOverview,
  applicationStates,
  type BoardQuery,
  boardRows,
} from '#contract/office/applications';
import { z } from '#contract/zod';
import { cursorOf, positionOf } from '../../http/cursor.ts';
import type { Repositories } from '../../store/open-store.ts';
import { withErasure } from './application-rows.ts';

/** What the list is sorted by: a rating, a rank, a time or a name. */
const sortValue = ({ sort }: ApplicationQuery): z.ZodType<string | number> =>
  sort === 'rating' ? z.number() : z.string().regex(linePattern);

/** One page of the list, with the exact number of everything. */
export async function listApplications(
  { officeApplications }: Repositories,
  query: ApplicationQuery,
  months: number,
): Promise<ApplicationPage> {
  const { after, limit, ...filter } = query;
  const { rows, next } = await officeApplications.page(filter, { after: positionOf(after, sortValue(query)), limit });
  return {
    rows: rows.map((row) => withErasure(row, months)),
    total: await officeApplications.count(filter),
    next: next && cursorOf(next),
  };
}

/** The first of each step, and how many there are. */
export async function describeBoard({ officeApplications }: Repositories, query: BoardQuery, months: number): Promise<ApplicationBoard> {
  const totals = await officeApplications.countByState(query);
  const steps: ApplicationBoard['steps'] = [];
  for (const state of applicationStates) {
    const total = totals.get(state) ?? 0;
    const rows = total === 0 ? [] : await officeApplications.inState(state, query, boardRows);
    steps.push({ state, total, rows: rows.map((row) => withErasure(row, months)) });
  }
  const oldest = await officeApplications.oldest(query);
  return { steps, nextErased: oldest ? withErasure(oldest, months) : null };
}

/** The jobs that there is something to decide about, open ones first. */
export async function describeJobs(
  { officeApplications, careers }: Repositories,
  months: number,
  now: Date,
): Promise<ApplicationsOverview> {
  const counts = await officeApplications.byJob();
  const jobs = (await careers.listAll(now))
    .filter(({ id, isOpen }) => isOpen || counts.has(id))
    .map((job) => ({ ...job, ...(counts.get(job.id) ?? { applied: 0, fresh: 0, untold: 0, oldestNewAt: null }) }))
    .toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen) || other.fresh - one.fresh || other.applied - one.applied);
  return { jobs, suspicious: await officeApplications.count({ suspicious: true, sort: 'step' }), retentionMonths: months };
}
