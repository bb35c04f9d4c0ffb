import {
  type ApplicationBoard,
  type ApplicationPage,
  type ApplicationQuery,
  type ApplicationsOverview,
  applicationStates,
  type BoardQuery,
  boardRows,
} from '#contract/office/applications';
import { Refusal } from '../../http/refusal.ts';
import type { ApplicationPosition } from '../../store/office-applications.ts';
import type { Repositories } from '../../store/open-store.ts';
import { withErasure } from './application-rows.ts';

/** One page of the list, with the exact number of everything. */
export async function listApplications(
  { officeApplications }: Repositories,
  query: ApplicationQuery,
  months: number,
): Promise<ApplicationPage> {
  const { after, limit, ...filter } = query;
  const { rows, next } = await officeApplications.page(filter, { after: after === undefined ? undefined : positionOf(after), limit });
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

const cursorOf = ({ value, id }: ApplicationPosition): string => Buffer.from(JSON.stringify([value, id])).toString('base64url');

/** Throws a Refusal for a cursor that this list has not given. */
function positionOf(cursor: string): ApplicationPosition {
  try {
    const [value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if ((typeof value === 'string' || typeof value === 'number') && typeof id === 'string') return { value, id };
  } catch {
    // Not JSON: not ours either.
  }
  throw new Refusal(400, { key: 'http.malformed' });
}
